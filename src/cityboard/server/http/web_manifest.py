"""What a device is told when the page is installed on it: the built manifest, with the registered titles."""

import json

from cityboard.language import LANGUAGES, Language
from cityboard.server.http.page_addresses import address_of
from cityboard.titles.registry import title_names

NAME = "manifest.webmanifest"


def with_titles(built: bytes) -> bytes:
    """Return the manifest with the names of the titles, and with a shortcut that opens a game of each."""
    language = Language(LANGUAGES[0])
    names = {title: language.title_name(title) for title in title_names()}
    shortcuts = [{"name": name, "url": address_of("open", title=title)} for title, name in names.items()]
    titles = {"description": " · ".join(names.values()), "shortcuts": shortcuts}
    return json.dumps(json.loads(built) | titles, ensure_ascii=False).encode()
