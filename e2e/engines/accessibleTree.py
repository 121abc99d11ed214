# Prints the page that a browser shows as a screen reader gets it (AT-SPI): each node with its role, name, states and attributes, as JSON.
import json
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

nodes = []


def read(node, in_page):
    if node is None:
        return
    states = [state.value_nick for state in node.get_state_set().get_states()]
    is_page = node.get_role() == Atspi.Role.DOCUMENT_WEB
    # Firefox keeps pages ready that nobody sees.
    if is_page and "showing" not in states:
        return
    if in_page or is_page:
        nodes.append(
            {
                "role": node.get_role_name(),
                "name": (node.get_name() or "").strip(),
                "description": node.get_description() or "",
                "states": states,
                "attributes": dict(node.get_attributes() or {}),
            }
        )
    for index in range(node.get_child_count()):
        read(node.get_child_at_index(index), in_page or is_page)


Atspi.init()
desktop = Atspi.get_desktop(0)
for index in range(desktop.get_child_count()):
    read(desktop.get_child_at_index(index), False)
print(json.dumps(nodes))
