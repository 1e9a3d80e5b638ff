"""Notices for people who are away: by their browser's push service, or by a webhook of theirs."""
