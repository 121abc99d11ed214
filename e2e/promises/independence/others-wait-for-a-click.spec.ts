import { expect, test } from '@playwright/test';
import { hydrated } from '../../setup/hydrated';
import { changedBuild } from '../../own-site/changedBuild';
import { servedOwnSite } from '../../own-site/servedOwnSite';
import type { ServedOwnSite } from '../../own-site/servedOwnSite';
import { watchPolicy } from './watchPolicy';

test.describe.configure({ mode: 'default' });

let site: ServedOwnSite;

/** The map and the video as they are once their facts are confirmed: with a button. */
const confirmed = (code: string) =>
  code.replaceAll(
    /[\w.$"']+\s*===\s*[\w.$"']+\s*\?\s*["'](Map preview|The video) is not set up yet\.["']\s*:\s*(void 0|undefined)/g,
    'undefined',
  );

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await servedOwnSite();
  const folder = await changedBuild(site, 'about', { script: confirmed, prerender: confirmed });
  await site.mustRun('release', ['about', '--from', folder]);
});

test.afterAll(() => site.close());

for (const { address, button, frame } of [
  { address: '/contact', button: 'Show the map', frame: /^https:\/\/www\.google\.com\/maps\/embed\// },
  { address: '/about/history', button: 'Play the video', frame: /^https:\/\/www\.youtube-nocookie\.com\/embed\// },
]) {
  test(`${address} asks nobody else before '${button}' is pressed, and then that one alone`, async ({
    page,
    context,
  }) => {
    await context.route(
      (url) => url.origin !== site.origin,
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
    const { foreign, violations } = await watchPolicy(context, site.origin);
    await page.goto(site.origin + address);
    await hydrated(page);
    const ask = page.getByRole('button', { name: button });
    await ask.hover();
    await ask.focus();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await ask.click();
    await expect(page.locator('main iframe')).toHaveAttribute('src', frame);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !frame.test(url))).toEqual([]);
    expect(violations).toEqual([]);
  });
}

test('the way to give asks nobody else before it is followed', async ({ page, context }) => {
  const { foreign } = await watchPolicy(context, site.origin);
  await page.goto(`${site.origin}/partner/donate`);
  await hydrated(page);
  const links = page.getByRole('main').locator('a[href^="https:"]');
  expect(await links.count()).toBeGreaterThan(0);
  for (const link of await links.all()) {
    await link.hover();
    await link.focus();
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});
