/** @jest-environment node */
import { webFonts } from '../../ui/fonts/webFonts';
import { ownClass, styleFault } from './styleFault';

const own = ownClass({ name: 'events', container: 'mfeEvents' });
const fault = (css: string) => styleFault(css, own, new Set(['/fonts/text.woff2']));

describe('styleFault', () => {
  it.each([
    '.events-1k-card{color:red}.events-1k-card>p:hover,.events-1k-card a::after{color:red}',
    'html:has(dialog) .events-1k-card{color:red}',
    '@media print{.events-1k-card+*{color:red}}@container (width > 30rem){.events-1k-card{color:red}}',
    '@keyframes events-1k-rise{0%{opacity:0}to{opacity:1}}',
    ':is(.events-1k-card,.events-1k-list) p{color:red}.events-1k-card{& p{color:red}}',
    '.events-1k-card{@media (hover){font-family:Figtree;&:hover{color:red}}}',
    '.events-1a2b3c{color:red}.mfeEvents-1a2b3c{color:red}',
    '.events-1k-card{:is(&,.events-1k-a) p,body &,p:has(b){color:red}}',
    '@keyframes "events-rise"{to{opacity:1}}@layer events-a,events-b.c;@layer{.events-a{color:red}}',
    '@layer events-a{@layer base{.events-a{color:red}}@media screen{@layer base,theme;}}@layer{@layer b{}}',
    '@font-face{font-family:a;src:url(/fonts/text.woff2)}.events-1k-a{clip-path:url(#round)}',
    '@charset "UTF-8";/*! licence */.events-1k-a{/* red */color:red;;}',
    '@supports (display:grid){@starting-style{.events-a{color:red}}}.events-a{@starting-style{opacity:0}}',
    '.events-a{a:hover{color:red}> p{color:red}+ p{color:red}@layer events-b{p{color:red}}--x:a(b)}',
    '.events-w-1\\/2{content:"\\201C"}.events-a{background:image-set(url(#a) type("image/avif"))}',
    '.events-a{unicode-range:U+0-7F,U+4??;width:calc((1px + 2px)*2);grid-area:"a b"}',
  ])('finds nothing wrong with %j', (css) => {
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
    ['.e1k-3{color:red}', "styles '.e1k-3'"],
    ['body:has(.events-1k-card){color:red}', "styles 'body:has(.events-1k-card)'"],
    ['p:not(.events-1k-card){color:red}', "styles 'p:not(.events-1k-card)'"],
    [':is(.events-1k-card,p){color:red}', "styles ':is(.events-1k-card,p)'"],
    ['.events-1k-card{body:has(&){color:red}}', "styles 'body:has(&)' (color:red) outside"],
    ['.events-1k-card{@media (hover){p:not(&){color:red}}}', "styles 'p:not(&)' (color:red) outside"],
    ['&{color:red}', "styles '&' (color:red) outside"],
    ['@page{margin:0}', 'has @page, which can change pages of others; leave it out'],
    [
      '@keyframes rise{to{opacity:1}}',
      'has @keyframes rise, a name that pages of others can use; begin it with the name',
    ],
    ['@-webkit-keyframes later{}', 'has @-webkit-keyframes later, a name'],
    ['@layer events-a,theme;', 'has @layer theme, a name that'],
    ['@layer theme{.events-a{color:red}}', 'has @layer theme, a name that'],
    ['@layer events-a{@keyframes rise{}}', 'has @keyframes rise, a name that'],
    ['@view-transition{navigation:none}', 'has @view-transition'],
    ['@property --ink{inherits:false}', 'has @property --ink, which'],
    ['@counter-style disc{system:cyclic}', 'has @counter-style disc, which'],
    ...webFonts.map(({ family }) => [
      `@font-face{font-family:"${family} Variable";src:url(/fonts/text.woff2)}`,
      `has @font-face "${family} Variable", a font of the site; give it another name`,
    ]),
    [
      '.events-1k-a{background:url("data:image/png;base64,AA")}',
      "shows 'data:image/png;base64,AA' (background), which the release",
    ],
    ['.events-1k-a{background:url(0123.png)}', "shows '0123.png' (background)"],
    ['.events-1k-a{content:"</STYLE><p>Come"}', "has '</style', which ends the styles of a page; leave it out"],
    ['@import "https://elsewhere.example/a.css";', 'imports "https://elsewhere.example/a.css", which no page loads'],
    ['@scope (footer){:scope{display:none}}', 'has @scope (footer), which can change pages of others; leave it out'],
    ['.events-a{@scope (footer){:scope{display:none}}}', 'has @scope (footer), which'],
    ['@media print{@scope (.events-a){p{color:red}}}', 'has @scope (.events-a), which'],
    ['@namespace url(http://www.w3.org/2000/svg);', 'has @namespace url(http://www.w3.org/2000/svg), which'],
    ['@position-try --below{inset:auto}', 'has @position-try --below, which'],
    ['@font-palette-values --a{font-family:Figtree}', 'has @font-palette-values --a, which'],
    ['@charset "utf-7";.events-a{color:red}', 'has @charset "utf-7"; write it in UTF-8'],
    [':host{color:red}', "styles ':host'"],
    ['::view-transition{display:none}', "styles '::view-transition'"],
    [':is(){color:red}', "styles ':is()'"],
    [':is(.events-a,){color:red}', "styles ':is(.events-a,)'"],
    ['.events-a{@media print{footer:not(&){color:red}}}', "styles 'footer:not(&)'"],
    ['.\\65vents-a{color:red}', "styles '.\\65vents-a'"],
    [
      '@font-face{FONT-FAMILY:F\\72 aunces;src:url(/fonts/text.woff2)}',
      'has @font-face F\\72 aunces, a font of the site',
    ],
    ['.events-a{background:u\\72l(/a.png)}', "shows '/a.png' (background)"],
    ['.events-a{--a:URL( "/a.png" )}', "shows '/a.png' (--a)"],
    ['.events-a{background:image-set("/a.png" 1x)}', "shows '/a.png' (background)"],
    ['@media print{@font-face{font-family:a;src:url(/a.woff2)}}', "shows '/a.woff2' (src)"],
    ['.events-a{background:url(#a;b)}', "shows '#a;b' (background)"],
  ])('names the rule that reaches outside in %s', (css, words) => {
    expect(fault(css)).toContain(words);
  });

  it.each([
    ['a string with a line break', '.events-a{content:"a\n}footer{display:none}.events-b{b:"}'],
    ['a string with a form feed', '.events-a{content:"a\f}footer{display:none}.events-b{b:"}'],
    ['a string without an end', '.events-a{content:"}'],
    ['an address with a space', '.events-a{background:url(a b)}footer{}.events-b{b:url()}'],
    ['an address with a quote', `.events-a{background:url(a"b)}footer{}.events-b{b:")}`],
    ['a comment without an end', '.events-a{color:red}/* '],
    ['a comment in a selector', '.events-a/**/{color:red}'],
    ['a block without an end', '@media print{.events-a{color:red}'],
    ['an end without a block', '.events-a{color:red}}footer{color:red}'],
    ['brackets without an end', '.events-a:is(p{color:red}'],
    ['other brackets', '.events-a{width:calc(1px]}'],
    ['the end of a block in brackets', '.events-a{width:calc(1px}footer{color:red})}'],
    ['a block in a value', '.events-a{--a:hover{color:red};footer:var(--a)}'],
    ['a comment of HTML', '<!--.events-a{color:red}-->'],
    ['an escaped at-rule', '@\\69mport "a.css";'],
    ['an escaped space', '.events-a\\ {color:red}'],
    ['an escaped slash before a star', '.events-a\\/*{}*/footer{color:red}'],
    ['a control character', '.events-a\0{color:red}'],
    ['a declaration outside', 'color:red;'],
    ['text without meaning', '.events-a{*color:red}'],
    ['blocks without end', '.events-a{'.repeat(10_000)],
  ])('throws on %s, which readers repair in different ways', (_, css) => {
    expect(() => fault(css)).toThrow();
  });
});
