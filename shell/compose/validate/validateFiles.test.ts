import { isOwnClass, styleFault } from './validateFiles';

const isOwn = isOwnClass({ name: 'events', container: 'mfeEvents' });
const fault = (css: string) => styleFault(css, isOwn, new Set(['/fonts/text.woff2']));

describe('styleFault', () => {
  it.each([
    '.events-1k-card{color:red}.events-1k-card>p:hover,.events-1k-card a::after{color:red}',
    'html:has(dialog) .events-1k-card{color:red}',
    '@media print{.events-1k-card+*{color:red}}@container (width > 30rem){.events-1k-card{color:red}}',
    '@keyframes events-1k-rise{0%{opacity:0}to{opacity:1}}',
    ':is(.events-1k-card,.events-1k-list) p{color:red}.events-1k-card{& p{color:red}}',
    '.events-1a2b3c{color:red}.mfeEvents-1a2b3c{color:red}',
    '.e1k-3{color:red}',
    '@font-face{font-family:a;src:url(/fonts/text.woff2)}.events-1k-a{clip-path:url(#round)}',
  ])('finds nothing wrong with %s', (css) => {
    expect(fault(css)).toBeNull();
  });

  it.each([
    ['body{background:red}', "styles 'body' (background:red) outside the section; give it a class of a CSS Module"],
    [':root{--ink:red}', "styles ':root' (--ink:red) outside"],
    ['*{margin:0}', "styles '*' (margin:0) outside"],
    ['.events-1k-card,main p{color:red}', "styles 'main p' (color:red) outside"],
    ['@media print{a{color:red}}', "styles 'a' (color:red) outside"],
    [
      '.hidden{display:none}',
      "styles '.hidden' (display:none) outside the section; give it a class of a CSS Module, and no :global",
    ],
    ['._abc-header{display:none}', "styles '._abc-header'"],
    ['body:has(.events-1k-card){color:red}', "styles 'body:has(.events-1k-card)'"],
    ['p:not(.events-1k-card){color:red}', "styles 'p:not(.events-1k-card)'"],
    [':is(.events-1k-card,p){color:red}', "styles ':is(.events-1k-card,p)'"],
    [
      '.events-1k-a{background:url("data:image/png;base64,AA")}',
      "shows 'data:image/png;base64,AA' (background), which the release",
    ],
    ['.events-1k-a{background:url(0123.png)}', "shows '0123.png' (background)"],
    ['@import "https://elsewhere.example/a.css";', 'imports "https://elsewhere.example/a.css", which no page loads'],
  ])('names what reaches outside in %s', (css, words) => {
    expect(fault(css)).toContain(words);
  });
});
