"""Catanica for other people's tools: learning environments and batched play."""
