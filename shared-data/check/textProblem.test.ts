import { textProblem } from './textProblem';

describe('textProblem', () => {
  it.each([
    'Moms & dads, “together” — it’s a <3 day',
    'Tom\'s "best" day: 100 % fun; 2 < 3 > 1',
    'Bring a friend 👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️',
    'مرحبا بكم في العيادة',
    'ברוכים הבאים',
    'One line\u2028and another',
    'می\u200cخواهم',
    'AT&T, R&D; C++ \\ $& $1 {braces} `ticks`',
  ])('lets %j stand', (text) => {
    expect(textProblem(text, 120)).toBeNull();
  });

  it.each([
    ['', 'a text'],
    [' \u00a0\n', 'a text'],
    ['Hope Gala ', 'no space at the start or the end'],
    ['x'.repeat(121), 'at most 120 characters'],
    ['x'.repeat(10_240), 'at most 120 characters'],
    ['<b>Hope</b> Gala', 'plain text without HTML'],
    ['Gala</script>', 'plain text without HTML'],
    ['Gala<script', 'plain text without HTML'],
    ['<IMG src=x onerror=alert(1)>', 'plain text without HTML'],
    ['Gala <!-- hidden -->', 'plain text without HTML'],
    ['Moms &amp; dads', 'the character itself instead of its HTML code'],
    ['Moms &#38; dads', 'the character itself instead of its HTML code'],
    ['Hope\u0000Gala', 'one line without control characters'],
    ['Hope\nGala', 'one line without control characters'],
    ['Hope\u0085Gala', 'one line without control characters'],
    ['Hope \u202egnitteg\u202c Gala', 'no characters that change the writing direction'],
    ['Hope \u2066Gala\u2069', 'no characters that change the writing direction'],
    ['Hope\u200bGala', 'no invisible characters'],
    ['Hope \ud83d Gala', 'whole characters; one of them is broken'],
  ])('wants something else than %j', (text, wanted) => {
    expect(textProblem(text, 120)).toBe(wanted);
  });
});
