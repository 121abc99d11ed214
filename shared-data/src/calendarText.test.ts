/** @jest-environment node */
import { calendarText, escapeText } from './calendarText';

const octets = (line: string) => Buffer.byteLength(line);

describe('escapeText', () => {
  it('escapes what has a meaning in calendars', () => {
    expect(escapeText('Walk; run, or \\ roll\r\nBring a "friend": you\nare welcome')).toBe(
      'Walk\\; run\\, or \\\\ roll\\nBring a "friend": you\\nare welcome',
    );
  });
});

describe('calendarText', () => {
  it('ends every line with CRLF', () => {
    expect(calendarText(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n');
  });

  it('leaves a line of 75 octets whole and breaks one of 76', () => {
    expect(calendarText(['x'.repeat(75)])).toBe(`${'x'.repeat(75)}\r\n`);
    expect(calendarText(['x'.repeat(76)])).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
  });

  it.each(['x'.repeat(200), 'é'.repeat(120), '🌸'.repeat(60), `SUMMARY:${'a🌸é '.repeat(50)}`])(
    'breaks no character and loses none: %s',
    (line) => {
      // In bytes, the halves of a split character become U+FFFD.
      const text = Buffer.from(calendarText([line])).toString();
      const lines = text.split('\r\n').slice(0, -1);
      expect(lines.every((one) => octets(one) <= 75)).toBe(true);
      expect(text.replaceAll('\r\n ', '')).toBe(`${line}\r\n`);
    },
  );
});
