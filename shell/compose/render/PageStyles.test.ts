/** @jest-environment node */
import { namesOf, parseStyles, trimStyles } from './PageStyles';

/** A sheet as a page with a body contains it, beside other sheets. */
const trimmed = (body: string, ...sheets: readonly string[]) =>
  trimStyles(sheets.map(parseStyles), namesOf(`<!doctype html><html><body>${body}`, []));

describe('trimStyles', () => {
  it.each([
    ['a class that the page has', '.a{color:red}', '.a{color:red}'],
    ['a class that it has not', '.b{color:red}', ''],
    ['the selector of a list that it can use', '.b,.a{color:red}', '.a{color:red}'],
    ['a tag that it has not', 'table{color:red}', ''],
    ['an id', '#x .a{color:red}#y{color:red}', '#x .a{color:red}'],
    ['an alternative', ':is(.a,.b){color:red}:where(.b,.d){color:red}', ':is(.a,.b){color:red}'],
    [
      'a document as a whole',
      ':root{color:red}*{margin:0}html body{margin:0}',
      ':root{color:red}*{margin:0}html body{margin:0}',
    ],
  ])('keeps what it can use: %s', (_, css, kept) => {
    expect(trimmed('<main id="x" class="a c"></main>', css)).toEqual([kept]);
  });

  it.each([
    ['¿Qué?', '@font-face{font-family:a;unicode-range:u+a1-a8,u+be-bf}', true],
    ['Łukasz', '@font-face{font-family:a;unicode-range:U+1??}', true],
    ['𝒜', '@font-face{font-family:a;unicode-range:U+1D49C}', true],
    ['Zoë – plain', '@font-face{font-family:a;unicode-range:u+a1-a8,u+1??}', false],
    ['plain', '@font-face{font-family:a;src:url(/a.woff2)}', true],
  ])('keeps a part of a font where the page %j has one of its characters: %s', (text, css, isKept) => {
    const html = `<!doctype html><body><p>${text}</p>`;
    expect(trimStyles([parseStyles(css)], namesOf(html, []))).toEqual([isKept ? css : '']);
  });

  it.each([
    '.a:hover{color:red}',
    '.a[open]::before{color:red}',
    '[data-open] .a{color:red}',
    '.a:has(.added){color:red}',
    '.a:not(.added){color:red}',
    '.a:popover-open{color:red}',
    '@media print{.a{color:red}}',
    '@media (forced-colors:active){@supports (color:red){.a{color:red}}}',
    '@container (width >= 20rem){.a{color:red}}',
    '@starting-style{.a{color:red}}',
  ])('keeps a state that comes later: %s', (css) => {
    expect(trimmed('<p class="a"></p>', css)).toEqual([css]);
  });

  it('keeps nested rules with the rule around them, and leaves out what an at-rule no longer contains', () => {
    const css = '.a{color:red;& .b{color:blue}}@media print{.b{color:red}}@layer one;';
    expect(trimmed('<p class="a"></p>', css)).toEqual(['.a{color:red;& .b{color:blue}}@layer one;']);
  });

  it('leaves out custom properties, keyframes and fallbacks that nothing left reads, in all sheets of the page', () => {
    const tokens = ':root{--used:1px;--by-other:var(--deep);--deep:2px;--gone:var(--only-there);--only-there:3px}';
    const page = '.a{margin:var(--used) var(--by-other);animation:rise 1s}.b{margin:var(--gone);animation:fall 1s}';
    const frames = '@keyframes rise{to{color:red}}@keyframes fall{to{color:red}}';
    expect(trimmed('<p class="a"></p>', tokens, page + frames)).toEqual([
      ':root{--used:1px;--by-other:var(--deep);--deep:2px}',
      '.a{margin:var(--used) var(--by-other);animation:rise 1s}@keyframes rise{to{color:red}}',
    ]);
  });

  it('knows the names of drawings and of elements within templates of the page', () => {
    expect(trimmed('<svg><clipPath class="a"></clipPath></svg>', 'clipPath{fill:red}svg .a{fill:red}')).toEqual([
      'clipPath{fill:red}svg .a{fill:red}',
    ]);
  });
});
