"""How a server is set up. Every setting can be given by an environment variable, so that all its processes agree."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, fields
from ipaddress import ip_network
from typing import Final

from catanica.home import data_folder
from catanica.kernel.errors import InputError

PREFIX: Final = "CATANICA_"
LOG_FORMATS: Final = ("text", "json")
DATABASE: Final = "DATABASE_URL"  # the customary name, without our prefix


@dataclass(frozen=True)
class Settings:
    """Limits are per process. Rates are tokens per second, `burst` what may come at once."""

    database_url: str = ""
    hosts: str = ""  # names under which the server is asked, separated by commas; none: any name
    trusted_proxies: str = ""  # addresses or networks whose X-Forwarded-For is believed, separated by commas
    origins: str = ""  # further origins a browser may come from, separated by commas; the own host always may
    sets: str = ""  # folders with card sets of the operator's own, separated by commas
    bot_processes: int = 1
    bot_seconds: float = 20.0  # a bot that thinks longer is answered for by chance
    frame_bytes: int = 16_384
    body_bytes: int = 16_384
    record_bytes: int = 2_000_000
    record_lines: int = 20_000
    record_seconds: float = 20.0  # a record that takes longer to play is not played to its end
    records_waiting: int = 16  # records that wait to be played, of all; of one address a quarter
    header_seconds: float = 10.0
    body_seconds: float = 30.0
    http_connections_each: int = 100  # connections from one address that are no channels
    http_rate: float = 30.0
    http_burst: int = 120
    page_rate: float = 100.0  # files of the page, health and figures
    page_burst: int = 600
    frame_rate: float = 25.0
    frame_burst: int = 60
    frames_each_rate: float = 250.0  # on all channels of one address
    frames_each_burst: int = 1000
    asking_rate: float = 8.0  # what must be explained (why, texts, actions that are no options), of one address
    asking_burst: int = 60
    new_games_rate: float = 1.0
    new_games_burst: int = 60
    connections_each: int = 200  # sockets from one address
    hello_seconds: float = 10.0
    idle_seconds: float = 600.0  # a room nobody is in leaves the memory after so long; nothing is lost
    presence_seconds: float = 15.0  # how often processes tell each other who is there
    keep_days: float = 0.0  # games in which nothing has happened for longer are deleted; 0: none
    keep_megabytes: float = 0.0  # the oldest games are deleted if all take more room; 0: none
    metrics_token: str = ""  # who asks for the figures must bear it; without one they are for this machine only
    log_format: str = "text"  # how the server's log is written: text or json

    def proxies(self) -> list[str]:
        """The trusted proxies one by one."""
        return [one.strip() for one in self.trusted_proxies.split(",") if one.strip()]

    def check(self) -> "Settings":
        """Raise InputError for what cannot be meant; returns the settings."""
        if self.log_format not in LOG_FORMATS:
            raise InputError(
                "CATANICA_LOG_FORMAT must be {known}, not {given!r}.",
                known=" or ".join(LOG_FORMATS),
                given=self.log_format,
            )
        for one in self.proxies():
            try:
                ip_network(one)
            except ValueError:
                raise InputError(
                    "{given!r} is no address of a proxy; it looks like 10.0.0.5 or 172.16.0.0/12.", given=one
                ) from None
        return self


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings as the environment gives them; a value of the wrong kind is refused by name."""
    env = os.environ if environment is None else environment
    found: dict[str, object] = {}
    for field in fields(Settings):
        name = DATABASE if field.name == "database_url" else PREFIX + field.name.upper()
        if name not in env:
            continue
        kind: type[object] = type(field.default)
        try:
            found[field.name] = kind(env[name])  # type: ignore[call-arg]
        except ValueError:
            raise InputError(f"{name} must be a {kind.__name__}, not {env[name]!r}.") from None
    return Settings(**found).check()  # type: ignore[arg-type]


def to_environment(settings: Settings) -> dict[str, str]:
    """The settings as environment variables, for processes to come."""
    return {
        DATABASE if field.name == "database_url" else PREFIX + field.name.upper(): str(getattr(settings, field.name))
        for field in fields(Settings)
    }


def default_database() -> str:
    """One SQLite file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'games.sqlite'}"
