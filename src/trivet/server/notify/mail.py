"""Sending mail through a server of one's own."""

import smtplib
import ssl
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

from ..basics.errors import BadSetting
from ..basics.settings import Mail

PATIENCE = 10.0
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}


class MailFailed(Exception):
    """It could not be sent; the text says why."""


def check(mail: Mail) -> None:
    """Raises BadSetting where no mail could be sent with this."""
    try:
        parts = urlsplit(mail.server)
        good = parts.scheme in PORTS and bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        good = False
    if not good or "@" not in mail.sender or any(sign in mail.sender for sign in "\r\n"):
        raise BadSetting(
            "Mail is set up with TRIVET_SMTP=smtp+starttls://USER:PASSWORD@HOST:PORT and TRIVET_MAIL_FROM=name@host."
        )


def send(mail: Mail, to: str, subject: str, text: str) -> None:
    """Takes a while: not for the event loop. Raises MailFailed."""
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = mail.sender, to, subject
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    parts = urlsplit(mail.server)
    host, port = parts.hostname or "", parts.port or PORTS[parts.scheme]
    try:
        if parts.scheme == "smtps":
            server: smtplib.SMTP = smtplib.SMTP_SSL(host, port, timeout=PATIENCE, context=ssl.create_default_context())
        else:
            server = smtplib.SMTP(host, port, timeout=PATIENCE)
        with server:
            if parts.scheme == "smtp+starttls":
                server.starttls(context=ssl.create_default_context())
            if parts.username:
                server.login(unquote(parts.username), unquote(parts.password or ""))
            server.send_message(message)
    except (OSError, smtplib.SMTPException) as error:
        raise MailFailed(type(error).__name__) from None
