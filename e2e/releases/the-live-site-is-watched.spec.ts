import { expect } from '@playwright/test';
import { chromium, type Browser } from 'playwright';
import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { readStatus } from '../../shell/compose/write/Status';
import { ownerOf } from '../../shell/watch/WatchReport';
import { watchSite } from '../../shell/watch/watchSite';
import { faultyHost, type Change } from '../fixtures/hosts/faultyHost';
import { findHeadlessChromium } from '../fixtures/page/findChromium';
import { siteTest as test } from '../fixtures/site/ownSite';

const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
const launch = () => chromium.launch({ executablePath: findHeadlessChromium(), args });

/** Starts a browser in which the container of a section throws, as in an engine that lacks a part of Intl. */
async function launchWithout(container: string): Promise<Browser> {
  const browser = await launch();
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript((name) => {
      let own: object | undefined;
      const get = () => Promise.reject(new RangeError('Incorrect locale information provided'));
      Object.defineProperty(globalThis, name, { get: () => own, set: (given: object) => (own = { ...given, get }) });
    }, container);
    return context;
  };
  return browser;
}

test('watch reports only the faults of a host, a cache or an engine, with their owners @nightly', async ({
  freshSite: site,
}) => {
  test.setTimeout(1_800_000);
  const folder = await realpath(site.link);
  const status = await readStatus(folder);
  const sitemap = await readFile(path.join(folder, 'sitemap.xml'), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url = '']) => new URL(url).pathname);
  const { name: section = '', version = '' } =
    status?.packages.find(({ name }) => name !== 'shell' && addresses.some((one) => ownerOf(one) === name)) ?? {};
  const page = addresses.find((address) => ownerOf(address) === section) ?? '';
  const script = `/releases/${section}/${version}/remoteEntry.js`;
  const container = /"container":"(\w+)"/.exec(await site.document(page))?.[1] ?? '';
  const host = await faultyHost(folder);

  /** Returns the reported faults while the host makes a change. */
  async function faultsWith(change: Change, launchEngine: () => Promise<Browser> = launch) {
    host.faulty.change = change;
    const report = await watchSite({
      ...{ origin: host.origin, folder: path.join(site.home, 'watch'), composed: folder },
      ...{ branches: null, now: Date.now(), onProgress: () => {} },
      engines: [{ name: 'webkit', launch: launchEngine }],
    });
    // The speed of paints depends on the machine, which runs other tests too.
    return report.faults.filter(({ kind }) => kind !== 'slow').map((one) => `${one.section}: ${one.kind}`);
  }
  const at =
    (wanted: string, change: Change): Change =>
    (address, answer) =>
      address === wanted ? change(address, answer) : {};
  const edit = (change: (html: string) => string) =>
    at(page, (_, { body }) => ({ body: Buffer.from(change(String(body))) }));

  await test.step('a good site', async () => expect(await faultsWith(() => ({}))).toEqual([]));
  await test.step('a file cut in half', async () => {
    const half = at(script, (_, { body }) => ({ body: body.subarray(0, body.length / 2) }));
    expect(await faultsWith(half)).toEqual([`${section}: script`]);
  });
  await test.step('a script with one byte changed', async () => {
    const changed = at(script, (_, { body }) => ({ body: Buffer.concat([body, Buffer.from(' ')]) }));
    expect(await faultsWith(changed)).toEqual([`${section}: script`]);
  });
  await test.step('a header missing', async () => {
    const bare = at(page, (_, { headers }) => ({
      headers: Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'content-security-policy')),
    }));
    expect(await faultsWith(bare)).toEqual([`${section}: headers`]);
  });
  await test.step('an old page', async () => {
    const old = edit((html) => html.replaceAll(`/${version}/`, `/${'0'.repeat(version.length)}/`));
    expect(await faultsWith(old)).toEqual([`${section}: release`]);
  });
  await test.step('a page whose e-mail addresses a CDN has rewritten', async () => {
    const mail = '<a href="/cdn-cgi/l/email-protection#7a1b" class="__cf_email__">[email&#160;protected]</a>';
    expect(await faultsWith(edit((html) => html.replace('</h1>', `</h1>${mail}`)))).toEqual([`${section}: content`]);
  });
  await test.step('a section that throws in only one engine', async () => {
    expect(
      await faultsWith(
        () => ({}),
        () => launchWithout(container),
      ),
    ).toEqual([`${section}: hydration`]);
  });
  await host.close();
});
