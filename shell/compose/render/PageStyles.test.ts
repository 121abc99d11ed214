/** @jest-environment node */
import { namesOf, parseStyles, trimStyles } from './PageStyles';

/** Trims a sheet and others for a page with a body. Returns the first sheet as that page contains it. */
const trimmed = (body: string, ...sheets: readonly string[]) =>
  trimStyles(sheets.map(parseStyles), namesOf(`<!doctype html><html><body>${body}`, []));

describe('trimStyles', () => {
  it.each([
    ['a class that the page has', '.a{color:red}', '.a{color:red}'],
    ['a class that it does not have', '.b{color:red}', ''],
    ['the selector of a list that it can use', '.b,.a{color:red}', '.a{color:red}'],
    ['a tag that it does not have', 'table{color:red}', ''],
    ['an id', '#x .a{color:red}#y{color:red}', '#x .a{color:red}'],
    ['an alternative', ':is(.a,.b){color:red}:where(.b,.d){color:red}', ':is(.a,.b){color:red}'],
    ['the content of a pseudo-class', '.a:has(.c,.b){color:red}.a:has(.b){color:red}', '.a:has(.c,.b){color:red}'],
    ['an attribute', '.a[aria-current]{color:red}.a[tabindex]{color:red}', '.a[tabindex]{color:red}'],
    ['a state that only scripts set', '.a:disabled{color:red}.a:enabled{color:red}', '.a:enabled{color:red}'],
    [
      'a value that the page has',
      '[data-kind=wide] .a{color:red}[data-kind="long"] .a{color:red}[data-kind=long i]{color:red}',
      '[data-kind=wide] .a{color:red}[data-kind=long i]{color:red}',
    ],
    [
      'a document as a whole',
      ':root{color:red}*{margin:0}html body{margin:0}',
      ':root{color:red}*{margin:0}html body{margin:0}',
    ],
  ])('keeps a rule that the page can use: %s', (_, css, kept) => {
    expect(trimmed('<main id="x" class="a c" data-kind="wide" tabIndex="0"></main>', css)).toEqual([kept]);
  });

  it.each([
    ['¿Qué?', '@font-face{font-family:a;unicode-range:u+a1-a8,u+be-bf}', true],
    ['Łukasz', '@font-face{font-family:a;unicode-range:U+1??}', true],
    ['𝒜', '@font-face{font-family:a;unicode-range:U+1D49C}', true],
    ['Zoë – plain', '@font-face{font-family:a;unicode-range:u+a1-a8,u+1??}', false],
    ['plain', '@font-face{font-family:a;src:url(/a.woff2)}', true],
  ])('keeps a part of a font if the page %j has one of its characters: %s', (text, css, isKept) => {
    const html = `<!doctype html><body><p>${text}</p>`;
    expect(trimStyles([parseStyles(css)], namesOf(html, []))).toEqual([isKept ? css : '']);
  });

  it.each([
    '.a:hover{color:red}',
    '.a[open]::before{color:red}',
    '[lang=es] .a{color:red}',
    '.a:has(:checked){color:red}',
    '.a:not(.added){color:red}',
    '.a:popover-open{color:red}',
    '@media print{.a{color:red}}',
    '@media (forced-colors:active){@supports (color:red){.a{color:red}}}',
    '@container (width >= 20rem){.a{color:red}}',
    '@starting-style{.a{color:red}}',
  ])('keeps a state that comes later: %s', (css) => {
    expect(trimmed('<p class="a"></p>', css)).toEqual([css]);
  });

  it('keeps nested rules with the rule around them, and removes empty at-rules', () => {
    const css = '.a{color:red;& .b{color:blue}}@media print{.b{color:red}}@layer one;';
    expect(trimmed('<p class="a"></p>', css)).toEqual(['.a{color:red;& .b{color:blue}}@layer one;']);
  });

  it('removes custom properties and keyframes that no remaining rule reads, in all sheets of the page', () => {
    const tokens = ':root{--used:1px;--gone:var(--only-there);--only-there:3px}@media print{:root{--used:2px}}';
    const page = '.a{margin:var(--used);animation:rise 1s}.b{margin:var(--gone);animation:fall 1s}';
    const frames = '@keyframes rise{to{color:red}}@keyframes fall{to{color:red}}';
    expect(trimmed('<p class="a"></p>', tokens, page + frames)).toEqual([
      ':root{--A:1px}@media print{:root{--A:2px}}',
      '.a{margin:var(--A);animation:rise 1s}@keyframes rise{to{color:red}}',
    ]);
  });

  it('inlines a custom property with one value in the whole page, even if others depend on it', () => {
    const tokens = ':root{--gap:1px;--wide:calc(var(--gap)*2);--text:red}@media print{:root{--text:#000}}';
    const page = '.a{margin:var(--gap)var(--wide);padding:calc(var(--wide)*-1);color:var(--text)}';
    expect(trimmed('<p class="a"></p>', tokens, page)).toEqual([
      ':root{--A:red}@media print{:root{--A:#000}}',
      '.a{margin:1px calc(1px*2);padding:calc(calc(1px*2)*-1);color:var(--A)}',
    ]);
  });

  it.each([
    ['set in two places', ':root{--x:1px}.a{--x:2px;margin:var(--x)}', ':root{--A:1px}.a{--A:2px;margin:var(--A)}'],
    ['set in a part of the page', '.a{--x:1px}.a p{margin:var(--x)}', '.a{--A:1px}.a p{margin:var(--A)}'],
    [
      'based on a property that a part of the page changes',
      ':root{--x:1px;--y:var(--x)}.a{--x:2px;margin:var(--y)}',
      ':root{--A:1px;--B:var(--A)}.a{--A:2px;margin:var(--B)}',
    ],
    ['read with a fallback', ':root{--x:1px}.a{margin:var(--x,2px)}', ':root{--x:1px}.a{margin:var(--x,2px)}'],
    [
      'the name of something else',
      ':root{--x:1px}.a{margin:var(--x);anchor-name:--x}',
      ':root{--x:1px}.a{margin:var(--x);anchor-name:--x}',
    ],
    [
      'read by a query',
      ':root{--x:1px}@container style(--x:1px){.a{margin:var(--x)}}',
      ':root{--x:1px}@container style(--x:1px){.a{margin:var(--x)}}',
    ],
    [
      'set in a nested rule',
      ':root{--x:1px}.a{margin:var(--x);&:hover{--x:2px}}',
      ':root{--A:1px}.a{margin:var(--A);&:hover{--A:2px}}',
    ],
  ])('keeps a custom property that is %s', (_, css, kept) => {
    expect(trimmed('<div class="a"><p></p></div>', css)).toEqual([kept]);
  });

  it('finds the names in drawings and in templates of the page', () => {
    expect(trimmed('<svg><clipPath class="a"></clipPath></svg>', 'clipPath{fill:red}svg .a{fill:red}')).toEqual([
      'clipPath{fill:red}svg .a{fill:red}',
    ]);
  });
});
