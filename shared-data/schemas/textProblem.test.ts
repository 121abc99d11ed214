/** @jest-environment node */
import { origin, paragraphs } from './fields';
import { altTextProblem, textProblem, urlProblem } from './textProblem';

describe('textProblem', () => {
  it.each([
    'Moms & dads, “together” — it’s a <3 day',
    'Tom\'s "best" day: 100 % fun; 2 < 3 > 1',
    'Bring a friend 👩‍👧 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤️',
    'مرحبا بكم في العيادة',
    'ברוכים הבאים',
    'One line\u2028and another',
    'می\u200cخواهم',
    'ᠮᠣᠩ\u180bᠭᠣᠯ 葛\u{e0100}城 ❤\ufe0f',
    'AT&T, R&D; C++ \\ $& $1 {braces} `ticks`',
  ])('accepts %j', (text) => {
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
    ['Hope\u0000Gala', 'no control characters'],
    ['Hope\nGala', 'one line'],
    ['Hope\u0085Gala', 'no control characters'],
    ['Hope \u202egnitteg\u202c Gala', 'no characters that change the writing direction'],
    ['Hope \u2066Gala\u2069', 'no characters that change the writing direction'],
    ['Hope\u200bGala', 'no invisible characters'],
    ['Hope\u180e\u2063Gala', 'no invisible characters'],
    ['Hope\u206aGala', 'no invisible characters'],
    ['Hope\u{e0041}\u{e0042} Gala', 'no invisible characters'],
    ...['\u115f', '\u1160', '\u3164', '\uffa0', '\u034f', '\u{1f3f4}\u200b'].map((hidden) => [
      `Hope${hidden}Gala`,
      'no invisible characters',
    ]),
    ['\u200d', 'a text'],
    ['\u3164 \u2800', 'a text'],
    ['Hope \ud83d Gala', 'whole characters: save the file as UTF-8'],
    ...['\ufffd', '\ufffe', '\uffff', '\ufdd0', '\u{1ffff}'].map((broken) => [
      `Caf${broken} Gala`,
      'whole characters: save the file as UTF-8',
    ]),
  ])('rejects %j', (text, wanted) => {
    expect(textProblem(text, 120)).toBe(wanted);
  });
});

describe('paragraphs', () => {
  const wantedOf = (text: string) => paragraphs.safeParse(text).error?.issues.map(({ message }) => message);

  it('accepts line breaks', () => {
    expect(wantedOf('It began in 1983.\nIn one room.\n\nThe door is open.\n')).toBeUndefined();
  });

  it.each([
    ['It began.\n\n<b>Come</b> in.', 'plain text without HTML'],
    ['It began.\n\nCome\u0007 in.', "no control characters: U+0007 BELL, character 16, after 'began.  Come'"],
    ['\n\n', 'a text'],
  ])('rejects %j', (text, wanted) => {
    expect(wantedOf(text)).toEqual([wanted]);
  });
});

describe('origin', () => {
  it.each(['https://www.example.org', 'https://xn--bcher-kva.example'])('accepts %s', (text) => {
    expect(origin.safeParse(text).success).toBe(true);
  });

  it.each(['https://..', 'https://-.-', 'https://.org', 'https://a..b', 'https://example.org/'])(
    'rejects %s',
    (text) => {
      expect(origin.safeParse(text).success).toBe(false);
    },
  );
});

describe('altTextProblem', () => {
  it.each([
    'Jordan Sample',
    'A row of front doors in different colors.',
    'A mother shows her sister a picture of the baby.',
    'Photographers at the gala',
    'Picture books on a low shelf',
  ])('accepts %j', (text) => {
    expect(altTextProblem(text)).toBeNull();
  });

  it.each([
    'Illustration of Jordan Sample',
    'A photo of Jordan Sample',
    'Picture of a laid table',
    'The black-and-white photograph of a house',
    'Image: a laid table',
    'Portrait showing Jordan Sample',
    'Jordan Sample (photo)',
  ])('rejects a word for the picture itself: %j', (text) => {
    expect(altTextProblem(text)).toBe('a description without a word such as photo');
  });

  it.each([
    ['\u2800', 'a description of the picture, or the name of the person'],
    [' ', 'a description of the picture, or the name of the person'],
    ['IMG_2041.JPG', 'a description instead of the name of a file'],
    ['<b>Jordan</b>', 'plain text without HTML'],
  ])('rejects %j', (text, wanted) => {
    expect(altTextProblem(text)).toBe(wanted);
  });
});

describe('urlProblem', () => {
  it.each(['https://example.org', 'https://example.org/give?fund=a%20b&x=1#top', 'https://www.bücher.example/a_b~c'])(
    'accepts %s',
    (url) => {
      expect(urlProblem(url)).toBeNull();
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'http://example.org',
    '//example.org',
    '/give',
    'example.org',
    'https://',
    'https://localhost/give',
    'https://user:secret@example.org',
    'https://example.org@evil.example/',
    'https://exam ple.org',
    'https:\\\\example.org',
    'https://example..org',
    'https://-.-',
    'https://.org',
    'https://example.-org',
    'https://127.0.0.1/give',
    'https://example.org/\u202eevig',
    'https:///example.org',
    'https://example.org/%zz',
    ...['"', '<', '>', '^', '`', '{', '|', '}', '\u00a0'].map((character) => `https://example.org/a${character}b`),
    '',
  ])('rejects %j', (url) => {
    expect(urlProblem(url)).toBe("a whole address such as 'https://example.org/give'");
  });
});
