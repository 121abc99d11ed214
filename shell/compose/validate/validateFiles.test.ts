import { isOwnClass, styleFault } from './validateFiles';

// Jest reads no ES modules.
jest.mock('@site/build/packages', () => ({}));

const isOwn = isOwnClass({ name: 'events', container: 'mfeEvents' }, 'e');
const fault = (css: string) => styleFault(css, isOwn, new Set(['/fonts/text.woff2']));

describe('styleFault', () => {
  it.each([
    '.eX1_-card{color:red}.eX1_-card>p:hover,.eX1_-card a::after{color:red}',
    'html:has(dialog) .eX1_-card{color:red}',
    '@media print{.eX1_-card+*{color:red}}@container (width > 30rem){.eX1_-card{color:red}}',
    '@keyframes eX1_-rise{0%{opacity:0}to{opacity:1}}',
    ':is(.eX1_-card,.eX1_-list) p{color:red}.eX1_-card{& p{color:red}}',
    '.events-1a2b3c{color:red}.mfeEvents-1a2b3c{color:red}',
    '@font-face{font-family:a;src:url(/fonts/text.woff2)}.eX1_-a{clip-path:url(#round)}',
  ])('finds nothing wrong with %s', (css) => {
    expect(fault(css)).toBeNull();
  });

  it.each([
    ['body{background:red}', "styles 'body' (background:red) outside the section; give it a class of a CSS Module"],
    [':root{--ink:red}', "styles ':root' (--ink:red) outside"],
    ['*{margin:0}', "styles '*' (margin:0) outside"],
    ['.eX1_-card,main p{color:red}', "styles 'main p' (color:red) outside"],
    ['@media print{a{color:red}}', "styles 'a' (color:red) outside"],
    [
      '.hidden{display:none}',
      "styles '.hidden' (display:none) outside the section; give it a class of a CSS Module, and no :global",
    ],
    ['._abc-header{display:none}', "styles '._abc-header'"],
    ['body:has(.eX1_-card){color:red}', "styles 'body:has(.eX1_-card)'"],
    ['p:not(.eX1_-card){color:red}', "styles 'p:not(.eX1_-card)'"],
    [':is(.eX1_-card,p){color:red}', "styles ':is(.eX1_-card,p)'"],
    [
      '.eX1_-a{background:url("data:image/png;base64,AA")}',
      "shows 'data:image/png;base64,AA' (background), which the release",
    ],
    ['.eX1_-a{background:url(0123.png)}', "shows '0123.png' (background)"],
    ['@import "https://elsewhere.example/a.css";', 'imports "https://elsewhere.example/a.css", which no page loads'],
  ])('names what reaches outside in %s', (css, words) => {
    expect(fault(css)).toContain(words);
  });
});
