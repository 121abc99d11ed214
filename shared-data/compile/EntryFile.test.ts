/** @jest-environment node */
import { parseEntryFile } from './EntryFile';

describe('parseEntryFile', () => {
  it.each([
    ['title: !Hope Gala', 'title', '!Hope'],
    ['title: !!js/function Gala', 'title', '!!js/function'],
    ['attire: &Semi formal', 'attire', '&Semi'],
    ['title: *Hope', 'title', '*Hope'],
    ['bring:\n  - a: A book\n  - a: !Hope Gala', 'bring.1.a', '!Hope'],
    ['!Hope title: Gala', 'title', '!Hope'],
    ['&Hope\ntitle: Gala', '', '&Hope'],
  ])('rejects a word that YAML reads as an anchor, alias or tag: %j', (text, field, value) => {
    const { value: read, problems } = parseEntryFile('x.yaml', `${text}\n`);
    expect(read).toBeUndefined();
    const wanted = 'the text in quotes: YAML takes this word for a mark';
    expect(problems).toEqual([expect.objectContaining({ field, value, wanted })]);
  });

  it('rejects a list that contains itself, and one that expands without limit', () => {
    const [first] = parseEntryFile('x.yaml', 'a: &a [*a]').problems;
    expect(first?.field).toBe('a');
    const bomb = 'a: &a [x]\nb: &b [*a, *a]\nc: [*b, *b]';
    expect(parseEntryFile('x.yaml', 'a: &a [*a]').problems.map(({ value }) => value)).toEqual(['&a', '*a']);
    expect(parseEntryFile('x.yaml', bomb).problems).toHaveLength(6);
  });

  it.each([
    ['title: Walk #4 Life', 'title', '#4 Life'],
    ['title: #4 Life', 'title', '#4 Life'],
    ['bring:\n  - Shoes\n  - Shirt #4 # or two', 'bring.1', '#4 # or two'],
    ['a: {b: Walk #4\n}', 'a.b', '#4'],
  ])('rejects the end of a text that YAML reads as a comment: %j', (text, field, value) => {
    const wanted = 'the text in quotes, or a space after #: YAML takes # for a comment';
    expect(parseEntryFile('x.yaml', text).problems).toEqual([expect.objectContaining({ field, value, wanted })]);
  });

  it.each([
    'title: Walk # The fourth one.',
    "title: 'Walk #4' #four",
    'title: C#4',
    '#four\ntitle: Walk',
    'a:\n  #four\nb: 1',
    'a:\n  #four\n',
    'a:\n  - x\n  #four\n  - y\n#five\nb: 1\n#six',
  ])('accepts comments on their own line or after a space: %j', (text) => {
    expect(parseEntryFile('x.yaml', text).problems).toEqual([]);
  });

  it('reports the warnings of the YAML parser', () => {
    expect(parseEntryFile('x.yaml', '%HOPE\n---\ntitle: Gala\n').problems).toEqual([
      { file: 'x.yaml', line: 1, column: 1, wanted: expect.stringContaining('Unknown directive %HOPE') as string },
    ]);
  });

  it.each([
    ['UTF-16', Buffer.from('\uFEFFtitle: Hope Gala\n', 'utf16le'), { line: 1, column: 1 }],
    ['Latin-1', Buffer.from('id: gala\ntitle: Café &Gala\n', 'latin1'), { line: 2, column: 11 }],
  ])('reports only the encoding of a file in %s', (_, bytes, place) => {
    expect(parseEntryFile('x.yaml', bytes.toString())).toMatchObject({
      value: undefined,
      problems: [{ file: 'x.yaml', ...place, wanted: 'whole characters: save the file as UTF-8' }],
    });
  });

  it.each([
    ['id: fair\ntitle:\u00a0Fair\n', "not U+00A0 NO-BREAK SPACE, character 7, after 'title:'"],
    ['id: fair\ntitle：Fair\nb: c\n', "not U+FF1A '：', character 6, after 'title'"],
    ['id: fair\nb:\u3000x\nc: d\n', "not U+3000 IDEOGRAPHIC SPACE, character 3, after 'b:'"],
  ])('names a character that looks like YAML syntax: %j', (text, said) => {
    const [problem] = parseEntryFile('x.yaml', text).problems;
    expect(problem).toMatchObject({ line: 2, wanted: expect.stringContaining(said) as string });
  });

  it('reads a file that begins with a byte order mark', () => {
    expect(parseEntryFile('x.yaml', '\ufeffid: fair\n')).toMatchObject({ value: { id: 'fair' }, problems: [] });
  });

  it('accepts such words in quotes', () => {
    const text = "title: '!Hope Gala'\nattire: '&Semi formal'\nroute: 5 * 2 & more!\n";
    expect(parseEntryFile('x.yaml', text)).toMatchObject({ value: { title: '!Hope Gala' }, problems: [] });
  });
});
