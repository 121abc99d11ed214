import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { lazyContainer } from '@site/build/lazyContainer';
import { isLazyContainer } from '../../shell/compose/contract/isLazyContainer';
import { registryIn, releasedBroken, scriptOf, sectionScript } from '../fixtures/faults/editDocuments';
import { alone, documentAt } from '../fixtures/page/addresses';
import { destinations } from '../fixtures/page/destinations';
import { heading, hydrated, listen, open } from '../fixtures/page/page';

/** A page that opens alone, and that the home page links to. */
const [page = '/'] = alone.filter((address) => documentAt('/').includes(`href="${address}"`));
const owner = registryIn(documentAt(page)).sections[0]?.name ?? '';

/** A page of another section with hostile code. */
const elsewhere = destinations.find(({ section }) => section !== owner);
const there = { address: elsewhere?.address ?? '/', section: elsewhere?.section ?? '' };

test.skip(
  alone.length === 0 || !elsewhere,
  'no page of this site opens alone, or none of another section is in its header',
);

/** What a section's code can do to links, now and later, without a visible fault. */
const hostile = `
;(() => {
  const elsewhere = 'https://elsewhere.test/';
  const spoil = () => {
    window.spoiled = true;
    for (const link of document.querySelectorAll('a[href]')) if (link.href !== elsewhere) link.href = elsewhere;
  };
  new MutationObserver(spoil).observe(document, { childList: true, subtree: true, attributes: true });
  setInterval(spoil, 50);
  for (const name of ['pushState', 'replaceState']) {
    const real = history[name].bind(history);
    history[name] = (...change) => { real(...change); spoil(); };
  }
  const find = document.querySelector.bind(document);
  document.querySelector = (query) => { spoil(); return find(query); };
  document.addEventListener('pointerdown', spoil, true);
})();`;

/** Makes every other section hostile. */
const spoilTheOthers = (context: BrowserContext) =>
  releasedBroken(({ name }, script) => (name === owner ? script : script + hostile))(context);

/** Returns the targets of the links of an open page. */
const linksOf = (opened: Page) =>
  opened.locator('main a[href]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));

/** Returns the link targets in the finished document, with scripts off. */
async function givenLinks(opened: Page, address: string) {
  const context = await opened.context().browser()?.newContext({ javaScriptEnabled: false });
  const plain = await context?.newPage();
  if (!plain) throw new Error('no browser');
  await plain.goto(new URL(address, test.info().project.use.baseURL).href);
  const links = await linksOf(plain);
  await context?.close();
  expect(links.length).toBeGreaterThan(0);
  return links;
}

const isSpoiled = (opened: Page) => opened.evaluate(() => 'spoiled' in window);

test('a hostile section cannot change their links on the way from the home page through its own page, and back', async ({
  page: visitor,
  context,
}) => {
  const given = await givenLinks(visitor, page);
  await spoilTheOthers(context);
  await open(visitor, '/');
  // The header stays. The code can change its link, but a click still opens the page.
  await visitor
    .locator(`a[href="${page}"]`)
    .filter({ visible: true })
    .first()
    .evaluate((link) => link.setAttribute('data-link', ''));
  await visitor
    .locator(`header a[href="${there.address}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => isSpoiled(visitor)).toBe(true);
  await expect.poll(() => new URL(visitor.url()).pathname).toBe(there.address);
  const marked = visitor.locator('a[data-link]');
  if (await marked.isVisible()) await marked.click();
  else await visitor.goto(page);
  await visitor.waitForURL((url) => url.pathname === page);
  await hydrated(visitor);
  await visitor.waitForTimeout(500);
  expect(await linksOf(visitor)).toEqual(given);
  expect(await isSpoiled(visitor)).toBe(false);

  await visitor.goBack();
  await expect.poll(() => new URL(visitor.url()).pathname).not.toBe(page);
  await visitor.goForward();
  await visitor.waitForURL((url) => url.pathname === page);
  await expect(heading(visitor)).toBeVisible();
  expect(await linksOf(visitor)).toEqual(given);
});

test('a hostile section cannot change their links in a window that its own page opens', async ({
  page: visitor,
  context,
}) => {
  const given = await givenLinks(visitor, page);
  await open(visitor, there.address);
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    visitor.evaluate((address) => {
      (globalThis as { opened?: Window | null }).opened = window.open(address, 'gift');
    }, page),
  ]);
  await opened.waitForURL((url) => url.pathname === page);
  await hydrated(opened);
  const hold = await visitor.evaluate(() => {
    const held = (globalThis as { opened?: Window | null }).opened;
    try {
      return held?.closed ? 'none' : String(held?.document.links.length);
    } catch {
      return 'none';
    }
  });
  expect(hold).toBe('none');
  expect(await opened.evaluate(() => window.opener === null)).toBe(true);
  expect(await linksOf(opened)).toEqual(given);
});

test('a hostile section cannot change their links in a tab that is idle for 10 s, or points at its links', async ({
  page: visitor,
  context,
}) => {
  test.slow();
  const given = await givenLinks(visitor, page);
  await spoilTheOthers(context);
  const requested: string[] = [];
  visitor.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const messages = listen(visitor);
  await open(visitor, page);
  const link = visitor.locator(`header a[href="${there.address}"]`).filter({ visible: true }).first();
  if (await link.isVisible()) await link.hover();
  await visitor.waitForTimeout(10_000);
  expect(await linksOf(visitor)).toEqual(given);
  expect(await isSpoiled(visitor)).toBe(false);
  const foreign = requested.filter(
    (path) => /\/releases\/(?!shell\/).*\.js$/.test(path) && !scriptOf(owner).test(path),
  );
  expect(foreign).toEqual([]);
  expect(messages).toEqual([]);
});

/** Where a hostile section can put its code: behind its container, or in the code that the container's first call runs. */
const places: Readonly<Record<string, (container: string, script: string) => string>> = {
  'behind their containers': (_, script) => script + hostile,
  'inside their containers': (container, script) => {
    const { beginning } = lazyContainer(container);
    return script.replace(beginning, beginning + hostile);
  },
};

for (const [place, add] of Object.entries(places)) {
  test(`an idle page loads scripts of other sections and runs no code ${place}`, async ({ page: visitor, context }) => {
    const changed = new Map<string, boolean>();
    await releasedBroken(({ name, container }, script) => {
      if (name === owner) return script;
      const hostileScript = add(container, script);
      changed.set(container, isLazyContainer(hostileScript, container));
      return hostileScript;
    })(context);
    const isForeign = (url: string) => sectionScript.test(url) && !scriptOf(owner).test(url);
    const fetched = visitor.waitForResponse((response) => isForeign(response.url()));
    await open(visitor, '/');
    await fetched;
    await visitor.waitForTimeout(2000);
    expect(await isSpoiled(visitor)).toBe(false);
    // Some containers are defined, if the page may load them ahead at all.
    const names = await visitor.evaluate((all) => all.filter((one) => one in window), [...changed.keys()]);
    expect(names.filter((one) => !changed.get(one))).toEqual([]);
    expect(names.length > 0).toBe([...changed.values()].includes(true));
  });
}

test('the browser prefetches such a page when a visitor points at a link to it, and then opens it without a request', async ({
  page: visitor,
  context,
}) => {
  await open(visitor, '/');
  const session = await context.newCDPSession(visitor);
  const ready = new Promise<string>((resolve) =>
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (status === 'Ready') resolve(new URL(prefetchUrl).pathname);
    }),
  );
  await session.send('Preload.enable');
  const link = visitor.locator(`main a[href="${page}"], footer a[href="${page}"]`).first();
  await link.hover();
  expect(await ready).toBe(page);
  await link.click();
  await visitor.waitForURL((url) => url.pathname === page);
  const [delivery] = await visitor.evaluate(() =>
    performance.getEntriesByType('navigation').map((entry) => (entry as { deliveryType?: string }).deliveryType),
  );
  expect(delivery).toBe('navigational-prefetch');
});
