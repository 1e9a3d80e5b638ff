"""Compresses updates on the wire, up to a number per second: a busy server spends its time on matches."""

from collections.abc import Sequence
from typing import Any

from websockets.extensions import Extension
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame
from websockets.typing import ExtensionParameter

from tavolino.server.gate.limits import Allowance

WINDOW_BITS = 12  # 4 kB: holds the last update, which most updates repeat; costs 36 kB of memory per socket


class SparingDeflate(PerMessageDeflate):
    """permessage-deflate, which may skip any message (RFC 7692, 6). Each of our messages is one frame."""

    def __init__(self, allowance: Allowance, *agreed: Any) -> None:
        super().__init__(*agreed)
        self.allowance = allowance

    def encode(self, frame: Frame) -> Frame:
        return super().encode(frame) if self.allowance.has_room() else frame


class SparingDeflateFactory(ServerPerMessageDeflateFactory):
    """Negotiates compression with the client; all sockets share one allowance."""

    def __init__(self, per_second: int) -> None:
        super().__init__(
            server_max_window_bits=WINDOW_BITS,
            client_max_window_bits=WINDOW_BITS,
            compress_settings={"memLevel": 5},
        )
        self.allowance = Allowance(per_second, burst=per_second)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        answer, agreed = super().process_request_params(params, accepted_extensions)
        terms = (
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
        return answer, SparingDeflate(self.allowance, *terms)
