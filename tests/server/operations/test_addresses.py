"""Network addresses as limits count them."""

import pytest

from cityboard.server.operations.addresses import client_name, limit_name


@pytest.mark.parametrize(
    ("address", "name"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::FFFF:c000:0207", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:DB8:1:2::ffff", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("unix", "unix"),
    ],
)
def test_an_address_is_counted_by_what_its_customer_cannot_choose(address: str, name: str) -> None:
    assert limit_name(address) == name


def test_neighbouring_networks_are_counted_apart() -> None:
    assert limit_name("2001:db8:1:2::1") != limit_name("2001:db8:1:3::1")


@pytest.mark.parametrize(
    ("forwarded", "name"),
    [
        ([], "127.0.0.1"),
        ([""], "127.0.0.1"),
        (["192.0.2.7"], "192.0.2.7"),
        (["10.0.0.1, 192.0.2.7"], "192.0.2.7"),
        # Some proxies add their own header line to those that the client has made up.
        (["10.0.0.1", "192.0.2.7"], "192.0.2.7"),
    ],
)
def test_behind_a_proxy_of_ours_a_client_is_whom_the_proxy_has_seen(forwarded: list[str], name: str) -> None:
    assert client_name("127.0.0.1", forwarded, trusted_proxy=True) == name
    assert client_name("127.0.0.1", forwarded, trusted_proxy=False) == "127.0.0.1"
