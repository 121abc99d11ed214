import { expect, test } from '@playwright/test';
import type { Locator } from '@playwright/test';
import { mapHeight } from '@site/shared-data/constants';
import { embeds } from '@site/shared-data/siteFacts';
import { editSections } from '../fixtures/faults/editDocuments';
import { watchPolicy } from '../fixtures/hosts/watchPolicy';
import { headerLink, heading, open } from '../fixtures/page/page';

async function sizeOf(locator: Locator) {
  const box = await locator.boundingBox();
  return box && { width: box.width, height: box.height };
}

const map = {
  address: '/contact',
  button: 'Show the map',
  frame: /^https:\/\/www\.google\.com\/maps\b/,
  hide: 'Hide the map',
};
const video = {
  address: '/about/history',
  button: 'Play the video',
  frame: /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
  hide: 'Close the video',
};

for (const { address, button, frame, hide } of embeds.videoId.status === 'sample' ? [map] : [map, video]) {
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
    await open(page, address);
    const ask = page.getByRole('button', { name: button });
    const pictures = page.locator('main div').filter({ has: page.locator('> picture, > img') });
    const before = await sizeOf(pictures.filter({ has: ask }).last());
    await ask.hover();
    await ask.focus();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await ask.click();
    const iframe = page.locator('main iframe');
    await expect(iframe).toHaveAttribute('src', frame);
    await expect(iframe).toHaveAttribute('title', /./);
    expect(await sizeOf(page.locator('main div:has(> iframe)'))).toEqual(before);
    if (address === '/contact') expect(before?.height).toBe(mapHeight);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !frame.test(url))).toEqual([]);
    expect(violations).toEqual([]);
    await page.getByRole('button', { name: hide }).click();
    await expect(iframe).toHaveCount(0);
    await expect(ask).toBeVisible();
  });
}

test('the way to give asks nobody else before it is followed', async ({ page, context, baseURL }) => {
  const { foreign } = await watchPolicy(context, baseURL ?? '');
  await open(page, '/partner/donate');
  const links = await page.getByRole('main').locator('a[href^="https:"]').all();
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    await link.hover();
    await link.focus();
    await expect(link).toHaveAttribute('rel', /noopener|noreferrer/);
  }
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('a registry that names another origin makes no page ask it', async ({ page, context }) => {
  const elsewhere = 'http://127.0.0.1:4139';
  const requested: string[] = [];
  await context.route(`${elsewhere}/**`, (route) => {
    requested.push(route.request().url());
    return route.fulfill({ body: 'window.injected = true', headers: { 'access-control-allow-origin': '*' } });
  });
  await editSections(context, ({ style, ...section }) => ({
    ...section,
    entry: { ...section.entry, url: elsewhere + section.entry.url },
    ...(style && { style: { ...style, url: elsewhere + style.url } }),
  }));
  for (const address of ['/events', '/']) await page.goto(address, { waitUntil: 'networkidle' });
  await headerLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Contact us');
  expect(requested).toEqual([]);
});
