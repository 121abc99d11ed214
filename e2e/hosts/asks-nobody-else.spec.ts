import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mapHeight } from '@site/shared-data/constants';
import { embeds } from '@site/shared-data/siteFacts';
import { editSections } from '../fixtures/faults/editDocuments';
import { hydrated } from '../fixtures/page/hydrated';
import { watchPolicy } from '../fixtures/hosts/watchPolicy';

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box && { width: box.width, height: box.height };
}

for (const { address, button, frame, hide } of [
  { address: '/contact', button: 'Show the map', frame: /^https:\/\/www\.google\.com\/maps\b/, hide: 'Hide the map' },
  ...(embeds.videoId.status === 'sample'
    ? []
    : [
        {
          address: '/about/history',
          button: 'Play the video',
          frame: /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
          hide: 'Close the video',
        },
      ]),
]) {
  test(`${address} asks nobody else before '${button}' is pressed, and then that one alone`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' }),
    );
    const { foreign, violations } = await watchPolicy(context, baseURL ?? '');
    await page.goto(address);
    await hydrated(page);
    const ask = page.getByRole('button', { name: button });
    const place = page
      .locator('main div')
      .filter({ has: page.locator('> picture, > img') })
      .filter({ has: ask });
    const before = await sizeOf(place.last());
    await ask.hover();
    await ask.focus();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await ask.click();
    await expect(page.locator('main iframe')).toHaveAttribute('src', frame);
    await expect(page.locator('main iframe')).toHaveAttribute('title', /./);
    expect(await sizeOf(page.locator('main div:has(> iframe)'))).toEqual(before);
    if (address === '/contact') expect(before?.height).toBe(mapHeight);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !frame.test(url))).toEqual([]);
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: hide }).click();
    await expect(page.locator('main iframe')).toHaveCount(0);
    await expect(ask).toBeVisible();
  });
}

test('the way to give asks nobody else before it is followed', async ({ page, context, baseURL }) => {
  const { foreign } = await watchPolicy(context, baseURL ?? '');
  await page.goto('/partner/donate');
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

test('a registry that names another origin makes no page ask it', async ({ page, context }) => {
  const heard: string[] = [];
  const stranger = createServer(({ url }, response) => {
    heard.push(url ?? '');
    response.setHeader('access-control-allow-origin', '*').end('window.stranger = true');
  });
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`;
  await editSections(context, ({ style, ...section }) => ({
    ...section,
    entry: { ...section.entry, url: origin + section.entry.url },
    ...(style && { style: { ...style, url: origin + style.url } }),
  }));
  for (const address of ['/events', '/']) await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(heard).toEqual([]);
  await new Promise((resolve) => stranger.close(resolve));
});
