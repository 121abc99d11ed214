const encoder = new TextEncoder();

/** How many octets a line of a calendar file may have (RFC 5545 §3.1). */
const lineLength = 75;

/** A text as the value of a calendar property: what has a meaning there is escaped (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** A long line broken as calendars expect it, never within a character. */
function foldLine(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > lineLength) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** The text of a calendar file: its lines folded and ended as RFC 5545 wants it. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
