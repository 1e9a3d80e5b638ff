"""The API for programs, described: every message as JSON Schema, the operations as OpenAPI, the types in TypeScript."""
