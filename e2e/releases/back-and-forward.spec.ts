import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from '../../shell/compose/render/Site';
import { shortName } from '../../shell/compose/store/Commit';
import { startReading, integrityFaults } from '../fixtures/releases/wholeSite';
import {
  changedBuild,
  editionsIn,
  smallest,
  onPage,
  other,
  pageOf,
  pagesOf,
  releaseEdition,
  sectionEdits,
  withMore,
} from '../fixtures/site/changedBuild';
import { hashesBelow } from '../fixtures/site/hashesBelow';
import { siteIn, siteTest as test, type OwnSite } from '../fixtures/site/ownSite';

/** Two machines that compose at the same moment write the same files. */
const env = { SOURCE_DATE_EPOCH: '2000000000' };

/** Moves a section, both code and pages, within 5 s on an idle machine. */
async function move(site: OwnSite, args: readonly string[], editions: readonly string[], left: readonly string[] = []) {
  const { out, err, seconds } = await site.mustRun('rollback', [smallest, ...args], { env });
  expect(err).toBe('');
  // A command that changes nothing takes 0.5 s on an idle machine. Other programs may slow this one down.
  const pace = async () => (await site.run('sections', ['--older'])).seconds / 0.5;
  if (seconds > 5) expect(seconds).toBeLessThanOrEqual(5 * Math.max(await pace(), await pace()));
  for (const address of pagesOf.get(smallest)?.slice(0, 2) ?? [])
    expect(editionsIn(await site.document(address))).toEqual(editions);
  // A page and its script must also have the same edition.
  expect(await integrityFaults(site.link)).toEqual(left);
  return out;
}

const first = pageOf(smallest);
const elsewhereIn = pageOf(other);
/** An address that no owner uses. */
const coffee = `${first}/made-for-a-test`;
const moved = `${first}/moved-for-a-test`;

/** The source of a function that adds a page to a section, and moves another. */
const changed = `({ pages, ...section }) => ({ ...section, pages: [
  ...pages.map((page) => (page.path === '${first}' ? { ...page, movedFrom: ['${moved}'] } : page)),
  { ...pages[0], path: '${coffee}', title: 'Coffee', canonical: undefined, isForNeed: false, Page: () => jsx('h1', { children: 'Coffee' }) }] })`;

test('a section rolls back and forward within 5 s without a build, from any machine with access to the store', async ({
  freshSite: site,
}) => {
  const elsewhere = siteIn(path.join(site.home, 'elsewhere'), site.store);
  await elsewhere.takeMemory(site);
  const reading = startReading(site.origin);
  await releaseEdition(site, smallest, 'second', changed);
  const [second = '', before = ''] = (await site.history(smallest)).map(({ id }) => shortName(id));
  /** Releases a page of another section that links to the new one. */
  const link = async (words: string) => {
    const more = withMore(`jsx('a', { href: '${coffee}', children: '${words}' })`);
    const build = await changedBuild(site, other, sectionEdits(other, onPage(elsewhereIn, more)));
    return (await site.mustRun('release', [other, '--from', build])).out;
  };
  await link('Coffee');
  const leaves = `⚠ ${other}: ${elsewhereIn} links to ${coffee} ('Coffee'), where there is no longer a page or file`;

  await test.step('a new page exists, and a moved address redirects to its page on every host', async () => {
    expect((await site.get(coffee)).text).toContain('Coffee</h1>');
    expect(await site.get(`${moved}?a=1`)).toMatchObject({ status: 301, location: `${first}?a=1` });
    const sitemap = (await site.get('/sitemap.xml')).text;
    expect(sitemap).toContain(`${coffee}</loc>`);
    expect(sitemap).not.toContain(moved);
    const stub = await site.document(moved);
    for (const part of [
      'content="noindex"',
      `<meta http-equiv="refresh" content="0; url=${first}">`,
      `<a href="${first}">`,
    ])
      expect(stub).toContain(part);
  });

  await test.step('a rollback restores code and pages, names the dead links, and does not block others', async () => {
    const said = await move(site, ['shell'], [], [`${elsewhereIn}/index.html names ${coffee}, which is not there`]);
    expect(said).toContain(`${smallest} is back at ${before}`);
    // No other shell was live with it.
    expect(said).toContain('shell stays at ');
    expect(said).toContain(leaves);
    for (const address of [coffee, moved]) expect((await site.get(address)).status).toBe(404);
    expect((await site.get('/sitemap.xml')).text).not.toContain(coffee);
    expect(await link('Coffee first')).toContain(leaves.replace('Coffee', 'Coffee first'));
  });

  await test.step('another machine goes forward, and the first machine reports the new release', async () => {
    const said = await move(elsewhere, ['--to', second], ['second']);
    expect(said).toContain(`${smallest} is forward at ${second}`);
    expect(said).not.toContain(' links to ');
    const { out } = await site.mustRun('sections', [], { env });
    const status = await site.document('/status');
    for (const { name } of packages) {
      const id = shortName((await site.history(name))[0]?.id ?? '');
      expect(out).toContain(`${name}  ${id}  `);
      expect(status).toMatch(new RegExp(`<h2 id="${name}">(?:(?!</section>)[^])*<code>${id}<`));
    }
  });

  await test.step('the other machine composed the same site from the store, byte for byte', async () => {
    const made = [];
    for (const one of [site, elsewhere]) {
      // The header rules also suit the pages of the previous site, which is then the same.
      await one.mustRun('compose', [], { env });
      // Each machine keeps the earlier lists of sections that it composed itself.
      const files = Object.entries(await hashesBelow(await realpath(one.link)));
      made.push(Object.fromEntries(files.filter(([file]) => !file.startsWith(listFolder))));
    }
    expect(made[1]).toEqual(made[0]);
    expect(Object.keys(made[0] ?? {}).length).toBeGreaterThan(100);
  });

  await test.step('a reader at 50 requests a second got only whole pages', async () => {
    await expect.poll(() => [...reading.editions], { timeout: 30_000 }).toEqual(['none', 'second']);
    expect(await reading.stop()).toEqual([]);
  });
});

test('a reader never sees a mixed page during 20 releases @nightly', async ({ site }) => {
  test.setTimeout(1_200_000);
  const names = Array.from({ length: 20 }, (_, number) => `release-${number}`);
  const reading = startReading(site.origin);
  for (const name of names) expect((await releaseEdition(site, smallest, name)).err).toBe('');
  await expect.poll(() => [...reading.editions], { timeout: 30_000 }).toContain(names.at(-1));
  expect(await reading.stop()).toEqual([]);
  expect(reading.editions.size).toBeGreaterThan(10);
});
