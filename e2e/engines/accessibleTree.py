# Prints the open page of a browser as a screen reader receives it (AT-SPI). The output is JSON, with the role, name, states and attributes of each node.
import json
import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib

nodes = []


def read_children(node, in_page):
    for index in range(node.get_child_count()):
        # Nodes can disappear if the page changes during the read.
        try:
            read(node.get_child_at_index(index), in_page)
        except GLib.Error:
            pass


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
    read_children(node, in_page or is_page)


Atspi.init()
read_children(Atspi.get_desktop(0), False)
print(json.dumps(nodes))
