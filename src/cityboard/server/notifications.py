"""What the processes of a server tell each other: each notification names a table or a person, and what is new."""

from cityboard.server.background import BackgroundWork
from cityboard.server.live_tables import LiveTables
from cityboard.server.presence import HERE, PresenceService
from cityboard.server.sockets import Sockets
from cityboard.server.storage.database import ABOUT_PEOPLE


class Notifications:
    """Lets the tables and sockets of this process catch up with what others have stored."""

    def __init__(
        self, live_tables: LiveTables, presence: PresenceService, sockets: Sockets, background: BackgroundWork
    ) -> None:
        """Take what notifications are about."""
        self._live_tables, self._presence, self._sockets = live_tables, presence, sockets
        self._background = background

    async def hear(self, notification: str) -> None:
        """Handle a notification of another process."""
        name, _, subject = notification.partition(":")
        if name == "person":
            self._sockets.dismiss(subject)
        if name in ABOUT_PEOPLE:
            await self._live_tables.refresh_person(subject)
            return
        live = self._live_tables.by_id.get(name)
        if subject == "rematch":
            await self._live_tables.refresh_rematch(name)
        elif subject.startswith(HERE):
            self._presence.learn(name, subject)
        elif subject == "knock":
            await self._live_tables.refresh_knocks(name)
        elif subject == "chat":
            await self._live_tables.refresh_chat(name)
        elif live is None or not 0 < int(subject) <= live.table.seq:
            await self._live_tables.catch_up(name)

    def missed(self) -> list[str]:
        """List the notifications that may have been missed before listening began."""
        return [
            f"{table_id}:{subject}"
            for table_id in self._live_tables.by_id
            for subject in ("0", "chat", "rematch", "knock")
        ]

    def interrupted(self) -> None:
        """Let all clients reconnect and authenticate again: logouts were missed while nobody listened."""
        self._sockets.interrupt()

    def stored_late(self, notification: str) -> None:
        """Handle what this process has stored after it had been considered lost, as another process would."""
        kind, _, person = notification.partition(":")
        if kind == "person":
            self._sockets.dismiss(person)
        if kind in ABOUT_PEOPLE:
            self._background.begin(self._live_tables.refresh_person(person))
        else:
            self._live_tables.drop_late(notification)
