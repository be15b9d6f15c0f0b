"""Who came and went at a table, and who made the moves of a seat that has changed hands."""

from cityboard.tables.events import BOT, FREE, PERSON, SeatChanged
from cityboard.tables.seat_history import MOST_NEWS, SeatHistory


def changed(history: SeatHistory, because: str, how: str, sender: str | None = None, **fields: int) -> SeatHistory:
    """Let seat 1 change, which a person has played."""
    event = SeatChanged(1, how, None, because)
    return history.changed(event, PERSON, sender, **{"seq": 7, "number": 5, "at": 0} | fields)


NEW = SeatHistory((None, None))


def test_whoever_sits_down_leaves_or_comes_back_is_the_sender() -> None:
    for because, how in (("sat", PERSON), ("left", BOT), ("returned", PERSON)):
        (news,) = changed(NEW, because, how, "ben").news
        assert (news.because, news.person, news.seat, news.number) == (because, "ben", 1, 5)


def test_others_decide_about_the_person_who_played_last() -> None:
    history = NEW.played_by(1, "ben")
    for because in ("time", "vote", "removed"):
        assert changed(history, because, BOT, "ann").news[-1].person == "ben"


def test_a_seat_that_is_lost_keeps_the_name_of_its_moves() -> None:
    for because in ("removed", "given-up"):
        history = changed(NEW.played_by(1, "ben"), because, BOT, "ben")
        (former,) = history.former
        assert (former.seat, former.person, former.until, history.holders) == (1, "ben", 5, (None, None))
    assert changed(NEW.played_by(1, "ben"), "left", BOT, "ben").former == ()


def test_a_renewed_link_is_no_news_and_neither_are_the_bots_of_a_start() -> None:
    for because, how in (("link", PERSON), ("revoked", PERSON), ("start", BOT)):
        assert changed(NEW, because, how).news == ()


def test_before_the_start_one_stands_up_or_is_removed_and_nobody_plays_on() -> None:
    history = NEW.played_by(1, "ben")
    assert changed(history, "left", FREE, "ben").news[-1].because == "stood-up"
    removed = changed(history, "revoked", FREE, "ann")
    assert (removed.news[-1].because, removed.news[-1].person, removed.former) == ("removed", "ben", ())


def test_whoever_says_no_is_the_sender_and_a_player_like_any_other() -> None:
    for about, because in (("take-back", "no-take-back"), ("replace", "no-replace"), ("remove", "no-remove")):
        history = NEW.disagreed(1, about, "ben", seq=7, number=5, at=0)
        (news,) = history.news
        assert (news.because, news.person, news.seat, news.number) == (because, "ben", 1, 5)
        assert (history.holders, history.former) == ((None, "ben"), ())


def test_what_is_taken_back_takes_the_news_with_it() -> None:
    history = changed(NEW.played_by(1, "ben"), "removed", BOT).cut(3)
    assert (history.news[0].number, history.former[0].until) == (3, 3)


def test_old_news_is_forgotten() -> None:
    history = NEW
    for seq in range(2 * MOST_NEWS):
        history = changed(history, "left", BOT, "ben", seq=seq)
    assert [news.seq for news in history.news] == list(range(MOST_NEWS, 2 * MOST_NEWS))
