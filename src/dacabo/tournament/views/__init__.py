"""Views of an event: pages by role, the tasks to do, and previews of a step."""
