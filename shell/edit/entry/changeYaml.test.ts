/** @jest-environment node */
import { parseDocument } from 'yaml';
import { changeYaml } from './changeYaml';

const text = `# The evening of the year.
title:   "Hope Gala"   # as on the tickets
date: April 10, 2025

# Asked every year.
summary: >-
  An evening of stories,
  thanks and hope.
image:
  name: event-gala # drawn
  alt: A hall
prices:
  - { name: The walk, dollars: 0 } # free
  # On paper only.
  - { name: The shirt, dollars: 20 }
contact: { name: Robin, day: Monday } # asks
open: true
`;
const fields = parseDocument(text).toJS() as Record<string, unknown>;

describe('changeYaml', () => {
  it('does not change a text that already has the values', () => {
    expect(changeYaml(text, fields)).toBe(text);
  });

  it('keeps the line ends of Windows', () => {
    const after = { ...fields, prices: [{ name: 'The shirt', dollars: 20 }, { name: 'Supper' }], note: 'New' };
    expect(changeYaml(text.replaceAll('\n', '\r\n'), after)).toBe(changeYaml(text, after).replaceAll('\n', '\r\n'));
  });

  it.each<[string, object, string, string]>([
    ['a text', { date: 'May 1, 2031' }, 'date: April 10, 2025', 'date: May 1, 2031'],
    ['a quoted text', { title: 'Hope' }, 'title:   "Hope Gala"', 'title: Hope'],
    ['a field inside', { image: { name: 'event-gala', alt: 'A wide hall' } }, 'alt: A hall', 'alt: A wide hall'],
    ['a flag', { open: false }, 'open: true', 'open: false'],
    ['a field on one line', { contact: { name: 'Dana' } }, '{ name: Robin, day: Monday }', '{ name: Dana }'],
  ])('changes only %s', (_, change, from, to) => {
    expect(changeYaml(text, { ...fields, ...change })).toBe(text.replace(from, to));
  });

  it('changes one field of a row, removes another, and keeps the comments beside them', () => {
    const rows =
      'rows:\n  - name: "Supper" # with pie\n    dollars: 007\n  # later\n  - name: Ride\n    dollars: 0x2\n';
    const change = (one: object, other: object) => changeYaml(rows, { rows: [one, other] });
    const ride = { name: 'Ride', dollars: 2 };
    expect(change({ name: 'Supper', dollars: 8 }, ride)).toBe(rows.replace('007', '8'));
    expect(change({ dollars: 7 }, ride)).toBe(rows.replace('name: "Supper" # with pie\n    ', ''));
    expect(change({ name: 'Supper', dollars: 7 }, { name: 'Ride' })).toBe(rows.replace('    dollars: 0x2\n', ''));
  });

  it('writes lines beside a comment, and rewrites no other line', () => {
    const quaint = 'number: 12345678901234567890\nnote: Short # here\n';
    const number = parseDocument(quaint).get('number');
    expect(changeYaml(quaint, { number, note: 'Two\nlines' })).toBe(quaint.replace('Short', '"Two\\nlines"'));
  });

  it('removes a field, and adds one at the end', () => {
    const { open, ...others } = fields;
    expect(changeYaml(text, others)).toBe(text.replace(`open: ${String(open)}\n`, ''));
    expect(changeYaml(text, { ...fields, attire: 'Semi-formal' })).toBe(`${text}attire: Semi-formal\n`);
  });

  it('moves, adds and removes items of a list with their comments', () => {
    const [walk, shirt] = fields['prices'] as [object, object];
    const lines = (prices: readonly object[]) =>
      /prices:\n([^]*)contact:/.exec(changeYaml(text, { ...fields, prices }))?.[1];
    const [walkLine, shirtLines] = ['  - { name: The walk, dollars: 0 } # free\n', /  # On[^]*20 }\n/.exec(text)?.[0]];
    expect(lines([shirt, walk])).toBe(`${shirtLines}${walkLine}`);
    expect(lines([shirt])).toBe(shirtLines);
    expect(lines([walk, { name: 'A hat' }, shirt])).toBe(`${walkLine}  - name: A hat\n${shirtLines}`);
  });

  it('writes the new values over any old text', () => {
    for (const before of ['', 'a: *b\n', 'a: &b [*b]\n', 'a: {b: 1}\n', '- 1\n', 'a:\n', 'a: |\n  text\n\nb: 2'])
      expect(parseDocument(changeYaml(before, { a: { b: 2 }, c: ['x: y', ''] })).toJS()).toEqual({
        a: { b: 2 },
        c: ['x: y', ''],
      });
  });
});
