const encoder = new TextEncoder();

/** The most octets in a line of a calendar file (RFC 5545 §3.1). */
const lineLength = 75;

/** Escapes a text as the value of a calendar property (RFC 5545 §3.3.11). */
export function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Folds a long line for calendars without splitting a character. */
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

/** Returns the text of a calendar file with folded lines and line endings (RFC 5545 §3.1). */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${foldLine(line)}\r\n`).join('');
}
