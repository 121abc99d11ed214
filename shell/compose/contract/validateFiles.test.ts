/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { webFonts } from '../../ui/fonts/webFonts';
import type { PackageRelease } from '../Release';
import { budget, ownClass, styleFault, validateFiles } from './validateFiles';

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
    ['.e1k-3{color:red}', "styles '.e1k-3'"],
    ['body:has(.events-1k-card){color:red}', "styles 'body:has(.events-1k-card)'"],
    ['p:not(.events-1k-card){color:red}', "styles 'p:not(.events-1k-card)'"],
    [':is(.events-1k-card,p){color:red}', "styles ':is(.events-1k-card,p)'"],
    ['.events-1k-card{body:has(&){color:red}}', "styles 'body:has(&)' (color:red) outside"],
    ['.events-1k-card{@media (hover){p:not(&){color:red}}}', "styles 'p:not(&)' (color:red) outside"],
    ['&{color:red}', "styles '&' (color:red) outside"],
    ['@page{margin:0}', 'has @page, which changes pages of others; leave it out'],
    [
      '@keyframes rise{to{opacity:1}}',
      'has @keyframes rise, a name that pages of others can use; begin it with the name',
    ],
    ['@-webkit-keyframes later{}', 'has @-webkit-keyframes later, a name'],
    ['@layer events-a,theme;', 'has @layer theme, a name that'],
    ['@layer theme{.events-a{color:red}}', 'has @layer theme, a name that'],
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
  ])('names the rule that reaches outside in %s', (css, words) => {
    expect(fault(css)).toContain(words);
  });
});

describe('validateFiles', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files-'));
    for (const below of ['images', 'fonts']) await mkdir(path.join(folder, below));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function validate(script: string, bytes = 1, asset = 'images/hall.avif', style = ''): Promise<void> {
    await writeFile(path.join(folder, 'remoteEntry.js'), script);
    await writeFile(path.join(folder, asset), randomBytes(bytes));
    const files = { name: 'events', folder, style: style ? { file: style } : null, homeStyle: null };
    const release = { ...files, script: { file: 'remoteEntry.js' }, assets: [asset] };
    await validateFiles({ name: 'events', container: 'mfeEvents', release } as unknown as PackageRelease);
  }

  it('accepts a script that browsers run, with pictures within their budget', async () => {
    await expect(validate('var mfeEvents = {};')).resolves.toBeUndefined();
  });

  it.each([
    ['export default {};', /^events: remoteEntry\.js is an ES module.*library: \{ type: 'var' \}/],
    ['var mfeEvents = {', /^events: remoteEntry\.js is not a script that browsers can run .*build it again/],
    [`/* ${randomBytes(60_000).toString('base64')} */`, /remoteEntry\.js weighs \d+ bytes as brotli; make it at most/],
  ])('names the script and the remedy if the script is not valid (%#)', async (script, line) => {
    await expect(validate(script)).rejects.toThrow(line);
  });

  it.each([
    ['images/hall.avif', 300_000, /hall\.avif weighs 300000 bytes; a picture may weigh at most \d+: encode it smaller/],
    ['fonts/text.woff2', 100_001, /text\.woff2 weighs 100001 bytes; a font may weigh at most \d+: leave out/],
  ])('names %s and the remedy if it is too heavy', async (asset, bytes, line) => {
    await expect(validate('', bytes, asset)).rejects.toThrow(line);
  });

  it('names a style sheet that is too heavy', async () => {
    await writeFile(path.join(folder, 'section.css'), `/* ${randomBytes(20_000).toString('base64')} */`);
    await expect(validate('', 1, undefined, 'section.css')).rejects.toThrow(
      /^events: section\.css weighs \d+ bytes as brotli; make it at most 12000 /,
    );
  });

  it('leaves room for the headers of other servers in the first round trip', () => {
    // Ten segments of 1,460 bytes (RFC 6928).
    expect(budget.answer).toBeLessThanOrEqual(10 * 1_460 - 1_000);
  });

  it.each(['.events-1k-a{color:red', '.events-1k-a(({color:red}'])('names a style sheet that is %s', async (css) => {
    await writeFile(path.join(folder, 'section.css'), css);
    await expect(validate('', 1, undefined, 'section.css')).rejects.toThrow(
      /^events: section\.css is not a style sheet \(.+\); build it again$/,
    );
  });
});
