import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { dist } from '@site/build/packages';
import { org } from '@site/shared-data/siteFacts';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { federationManifestFile, publicFiles, readFiles, scriptFile, styleFile } from '../../shell/compose/Release';
import type { Status } from '../../shell/compose/write/Status';
import { firstRelease } from '../fixtures/site/ownSite';
import {
  editDocuments,
  editFiles,
  homeStyle,
  sectionScript,
  sectionStyle,
  shellScript,
} from '../fixtures/faults/editDocuments';
import { headerLink, heading, hydrated, markDocument, open } from '../fixtures/page/page';

// Whether a changed file took effect shows whether it was accepted.
const injectScript = (script: string) => `globalThis.injected = true;${script}`;
const injectedStyle = ':root { --injected: 1 }';

const scriptRan = (page: Page) => page.evaluate(() => 'injected' in window);
const styleApplied = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--injected') !== '');

test.afterEach(({ context }) => context.unrouteAll({ behavior: 'ignoreErrors' }));

test('what a host shows of a release is pinned to the last file: there is nothing behind it', async ({ request }) => {
  const { packages } = (await (await request.get('/status.json')).json()) as Status;
  for (const { name, version } of packages) {
    const files = await readdir(path.join(dist, 'site/releases', name, version));
    const pinned = publicFiles(await readFiles(name, await firstRelease(name), version)).map(({ file }) => file);
    expect(files.filter((file) => !/\.(br|gz)$/.test(file)).sort()).toEqual(pinned.sort());
    if (name !== 'shell') expect(pinned).toEqual([federationManifestFile, scriptFile(name), styleFile(name)]);
  }
});

for (const { from, style, link, words } of [
  { from: '/', style: sectionStyle, link: 'Events', words: 'Events' },
  { from: '/events', style: homeStyle, link: org.name.value, words: /alone/ },
]) {
  test(`from ${from}, a stylesheet with one byte changed is never applied: the finished page is opened`, async ({
    page,
    context,
  }) => {
    await editFiles(context, style, (css) => injectedStyle + css);
    await open(page, from);
    const isSameDocument = await markDocument(page);
    await headerLink(page, link).click();
    await expect(heading(page)).toHaveText(words);
    expect(await isSameDocument()).toBe(false);
    await hydrated(page);
    expect(await styleApplied(page)).toBe(false);
  });
}

test('styles changed in the page itself are never applied, and its words stay', async ({ page, context }) => {
  await editDocuments(context, (html) => html.replaceAll('</style>', `${injectedStyle}</style>`));
  await open(page, '/events');
  await expect(heading(page)).toHaveText('Events');
  expect(await styleApplied(page)).toBe(false);
});

for (const [name, files, edit] of [
  [
    'whose hash is gone from the page',
    shellScript,
    (html: string) => html.replaceAll(/(<script [^>]*src=[^>]*) integrity="[^"]+"/g, '$1'),
  ],
  [
    'that nobody pinned, not even the site’s own,',
    sectionScript,
    (html: string) => {
      const [script = ''] = /\/releases\/events\/[^"]+\/remoteEntry\.js/.exec(html) ?? [];
      return html.replace('</head>', `<script src="${script}"></script></head>`);
    },
  ],
] as const) {
  test(`a script ${name} never runs`, async ({ page, context }) => {
    await editFiles(context, files, injectScript);
    const refused = page.waitForEvent('requestfailed', (request) => request.failure()?.errorText === 'integrity');
    await editDocuments(context, (html) => {
      expect(edit(html)).not.toBe(html);
      return edit(html);
    });
    await page.goto('/events', { waitUntil: 'networkidle' });
    await refused;
    await expect(heading(page)).toHaveText('Events');
    expect(await scriptRan(page)).toBe(false);
  });
}

test('a script with one byte changed never runs', async ({ page, context }) => {
  await editFiles(context, sectionScript, injectScript);
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  const retried = page.waitForRequest(/remoteEntry\.js\?retry/);
  await page.goto('/events');
  await Promise.all([refused, retried]);
  expect(await page.evaluate(() => ['injected', 'mfeEvents'].filter((name) => name in window))).toEqual([]);
  await expect(heading(page)).toHaveText('Events');
});
