# What a program is told on its live line.

program-unreadable = This message cannot be used, or came too fast. The acts and their fields are described at /api/openapi.json.
