/** @jest-environment node */
import { z } from 'zod';
import * as fields from '../fields';
import { cleaned } from './cleaned';

/** Returns the value that a field produces from a text, or what it wants instead. */
function read(field: z.ZodType, text: unknown) {
  const { data, error } = field.safeParse(cleaned(field, text));
  return error ? { wanted: error.issues.map(({ message }) => message).join() } : data;
}

const kept = (field: z.ZodType, text: string) => [field, text, text] as const;

describe('a pasted text', () => {
  it.each([
    // Word, Outlook and Google Docs: spaces and hyphens that never break, and decomposed letters.
    [fields.paragraph, 'Come\u00a0and\u00a0see\u202fus', 'Come and see us'],
    [fields.paragraph, ' Two  spaces,\u2003one wide.\u00a0', 'Two spaces, one wide.'],
    [fields.title, 'Jose\u0301 Mun\u0303oz', 'José Muñoz'],
    [fields.title, 'soft\u00adhy\u00adphens', 'softhyphens'],
    [fields.title, 'follow\u2011up', 'follow-up'],
    // Web pages, chats, phones and spreadsheets.
    [fields.title, '\ufeffZero\u200bwidth\u2060words', 'Zerowidthwords'],
    [fields.title, '\u202aOpen house\u202c', 'Open house'],
    [fields.title, '\u2068Open house\u2069\u200e', 'Open house'],
    [fields.title, 'A\u200dB and C\u200c', 'AB and C'],
    [fields.title, 'One cell\tanother cell', 'One cell another cell'],
    [fields.paragraph, 'One line\r\nand\u000banother\n', 'One line and another'],
    // A PDF.
    [fields.title, 'O\ufb03ce and ﬁrst ﬂoor', 'Office and first floor'],
    [fields.title, 'Ｒｏｏｍ １２', 'Room 12'],
    [fields.paragraphs, 'One.\r\n\r\nTwo\u00a0words. \n', 'One.\n\nTwo words.'],
  ])('is cleaned if its meaning is clear: %#', (field, text, wanted) => {
    expect(read(field, text)).toBe(wanted);
  });

  it.each([
    kept(fields.title, '¿Habla español? ¡Sí! «Ñandú» º ª'),
    kept(fields.title, 'می\u200cخواهم'),
    kept(fields.title, 'क्\u200dष नमस्ते'),
    kept(fields.title, 'שלום \u200eABC'.replace('\u200e', '')),
    kept(fields.title, '👩\u200d👧 and ❤\ufe0f'),
    kept(fields.title, '“Moms” — and dads’ night …'),
    kept(fields.title, 'ภาษา\u200bไทย'),
    kept(fields.title, '葛\u{e0100}城、ようこそ！'),
    kept(fields.title, 'Keʻala Nguyễn Łukasz Ærø'),
    kept(fields.title, 'One line\u2028and another'),
    kept(fields.paragraph, 'Ages 5–7, 1½ hours, AT&T™'),
  ])('keeps characters that belong to its words: %#', (field, text, wanted) => {
    expect(read(field, text)).toBe(wanted);
  });

  it.each([
    [
      fields.title,
      'Open \u202esuoh\u202c',
      'no characters that change the writing direction: U+202E RIGHT-TO-LEFT OVERRIDE, character 6',
    ],
    [fields.title, 'שלום \u202aABC\u202c', 'U+202A LEFT-TO-RIGHT EMBEDDING, character 6'],
    [fields.title, 'Open\u3164house', "no invisible characters: U+3164 HANGUL FILLER, character 5, after 'Open'"],
    [fields.title, 'A \uf0b7 point', 'no characters that mean nothing by themselves: U+F0B7 PRIVATE USE'],
    [fields.title, 'A \ufffc gap', 'U+FFFC OBJECT REPLACEMENT CHARACTER, character 3'],
    [fields.title, 'Bell\u0007', "no control characters: U+0007 BELL, character 5, after 'Bell'"],
    [fields.title, 'JosÃ© and donâ€™t', "'é' instead of 'Ã©'"],
    [fields.emailAddress, 'd\u0430na@example.org', "not U+0430 'а', a Cyrillic letter, character 2, after 'd'"],
    [fields.phoneNumber, '(334) 555‑01é2', "not U+00E9 'é', character 13"],
    [fields.phoneNumber, '\u202e2410-555 (433)', 'not U+202E RIGHT-TO-LEFT OVERRIDE, character 1'],
    [fields.externalUrl, 'https://example.org/\u202egpj', 'not U+202E RIGHT-TO-LEFT OVERRIDE'],
  ])('is rejected with the character and its position if its meaning is unclear: %#', (field, text, wanted) => {
    expect(read(field, text)).toEqual({ wanted: expect.stringContaining(wanted) as string });
  });
});

describe('a telephone number', () => {
  it.each([
    '\u202a(334) 555-0142\u202c',
    '\u2066(334)\u00a0555\u20110142\u2069',
    '+1 334 555 0142',
    '+1 (334) 555-0142',
    '1-334-555-0142',
    '334.555.0142',
    '334–555–0142',
    '3345550142',
    'tel:+13345550142',
    '（334）555－0142',
    '٣٣٤-٥٥٥-٠١٤٢',
    '(334)555-0142 ',
    '"(334) 555-0142"',
  ])('is read from %j', (text) => {
    expect(read(fields.phoneNumber, text)).toBe('(334) 555-0142');
  });

  it('keeps other valid forms', () => {
    expect(
      ['988', '1-833-852-6262', '1 (833) 852‑6262', '(833) 852-6262'].map((text) => read(fields.phoneNumber, text)),
    ).toEqual(['988', '1-833-852-6262', '1-833-852-6262', '(833) 852-6262']);
    expect(['988', '\u202a741741\u202c', '+1 833 852 6262'].map((text) => read(fields.shortNumber, text))).toEqual([
      '988',
      '741741',
      '1-833-852-6262',
    ]);
  });

  it.each([
    '555',
    '(034) 555-0142',
    '(334) 155-0142',
    '555-0142',
    '334-555-HELP',
    '(334) 555-0142 or 5',
    '44 20 7946 0000',
    '334-555-0142 or 334-555-0143',
  ])('is not guessed from %j', (text) => {
    expect(read(fields.phoneNumber, text)).toHaveProperty('wanted');
  });
});

describe('an address', () => {
  it.each([
    'mailto:dana@example.org',
    'mailto:dana@example.org?subject=Hi',
    'Dana Lee <dana@example.org>',
    '<dana@example.org>',
    'dana@example.org.',
    '“dana@example.org”',
    '\u200bdana@example.org\u00a0',
    'dana＠example.org',
  ])('for e-mail is read from %j', (text) => {
    expect(read(fields.emailAddress, text)).toBe('dana@example.org');
  });

  it('for e-mail may have an apostrophe, but no empty part', () => {
    expect(read(fields.emailAddress, "o'neil@example.org")).toBe("o'neil@example.org");
    for (const text of ['.dana@example.org', 'dana.@example.org', 'dana@-example.org', 'dana@example..org'])
      expect(read(fields.emailAddress, text)).toHaveProperty('wanted');
  });

  it.each([
    ['https://example.org/give ', 'https://example.org/give'],
    ['<https://example.org/give>', 'https://example.org/give'],
    ['“https://example.org/give”', 'https://example.org/give'],
    ['www.example.org/give', 'https://www.example.org/give'],
    ['example.org/give?a=1', 'https://example.org/give?a=1'],
    ['HTTPS://Example.ORG/Give', 'https://example.org/Give'],
    ['https://example.org/gi\u200bve,', 'https://example.org/give'],
    ['https://example.org/?a=1&amp;b=2', 'https://example.org/?a=1&b=2'],
    ['https://example.org/?utm_source=mail', 'https://example.org/?utm_source=mail'],
    [
      'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fexample.org%2Fgive%3Fa%3D1&data=05',
      'https://example.org/give?a=1',
    ],
    ['https://www.google.com/url?q=https://example.org/give&sa=D', 'https://example.org/give'],
    ['https://example.org/maría', 'https://example.org/maría'],
  ])('of another site is read from %j', (text, wanted) => {
    expect(read(fields.externalUrl, text)).toBe(wanted);
  });

  it.each(['http://example.org', 'example.org', 'https://example.org/two words', 'javascript:alert(1)', 'give'])(
    'elsewhere is not guessed from %j',
    (text) => {
      expect(read(fields.externalUrl, text)).toHaveProperty('wanted');
    },
  );

  it('keeps references to facts', () => {
    for (const field of [fields.externalUrl, fields.phoneNumber, fields.clockTime, fields.title, fields.eventDate])
      expect(cleaned(field, '{links.give}')).toBe('{links.give}');
  });

  it('of this site has no trailing slash', () => {
    expect(['/contact/', ' /contact', '/', '/a\u2011b'].map((text) => read(fields.sitePath, text))).toEqual([
      '/contact',
      '/contact',
      '/',
      '/a-b',
    ]);
  });
});

describe('a time', () => {
  it.each([
    '6pm',
    '6 PM',
    '6:00pm',
    '6:00 p.m.',
    '6 p. m.',
    '18:00',
    '18:00:00',
    '6.00 PM',
    '06:00 PM',
    '6:00\u202fPM',
    '“6:00 PM”',
  ])('is read from %j', (text) => {
    expect(read(fields.clockTime, text)).toBe('6:00 PM');
  });

  it.each([
    ['noon', '12:00 PM'],
    ['12 Noon', '12:00 PM'],
    ['Midnight', '12:00 AM'],
    ['00:30', '12:30 AM'],
    ['12am', '12:00 AM'],
    ['13:15', '1:15 PM'],
  ])('is read from %j', (text, wanted) => {
    expect(read(fields.clockTime, text)).toBe(wanted);
  });

  it.each(['6:00', '06:00', '12:00', '25:00', '13:00 PM', '6:60 PM', 'six', '6 o’clock'])(
    'is not guessed from %j',
    (text) => {
      expect(read(fields.clockTime, text)).toHaveProperty('wanted');
    },
  );
});

describe('a day', () => {
  it.each([
    'Apr 10, 2025',
    'Apr. 10 2025',
    'april 10, 2025',
    'April 10th, 2025',
    '10 April 2025',
    'Thursday, April 10, 2025',
    'Thu, Apr 10, 2025',
    '2025-04-10',
    'April\u00a010, 2025',
  ])('is read from %j', (text) => {
    expect([read(fields.eventDate, text), read(fields.day, text)]).toEqual(['April 10, 2025', '2025-04-10']);
  });

  it('is read from figures if only one of them can be the month', () => {
    expect(['4/25/2025', '25/4/2025'].map((text) => read(fields.eventDate, text))).toEqual(
      Array(2).fill('April 25, 2025'),
    );
  });

  it.each([
    '4/10/2025',
    '10.4.2025',
    'June 31, 2026',
    '31 February 2025',
    'Friday, April 10, 2025',
    'April 10',
    'soon',
    '2025-02-30',
  ])('is not guessed from %j', (text) => {
    expect([read(fields.eventDate, text), read(fields.day, text)]).toEqual(
      Array(2).fill(expect.objectContaining({ wanted: expect.anything() as string })),
    );
  });
});

describe('a number', () => {
  const price = fields.group({ dollars: z.number() });

  it.each([
    ['$30', 30],
    ['30.00', 30],
    ['1,250', 1250],
    ['US$1,250.50', 1250.5],
    ['30 dollars', 30],
    ['３０', 30],
  ])('of dollars is read from %j', (text, dollars) => {
    expect(cleaned(price, { dollars: text })).toEqual({ dollars });
  });

  it.each(['30,00', 'thirty', '30-40', '{fee}'])('of dollars is not guessed from %j', (text) => {
    expect(cleaned(price, { dollars: text })).toEqual({ dollars: text });
  });

  it('for taxes, a place or a state is read in any common form', () => {
    expect(read(fields.taxNumber, 'EIN 12–3456789')).toBe('12-3456789');
    expect(read(fields.taxNumber, '123456789')).toBe('12-3456789');
    expect(['501(c)(3)', '501(C)19', '§ 527'].map((text) => read(fields.taxSection, text))).toEqual([
      '501c3',
      '501c19',
      '527',
    ]);
    const address = { street: '1\u00a0Main Street', city: ' Opelika', state: 'al', postalCode: '36801–1234' };
    expect(read(fields.postalAddress, address)).toEqual({
      street: '1 Main Street',
      city: 'Opelika',
      state: 'AL',
      postalCode: '36801-1234',
    });
  });
});
