import { expect, test } from '@playwright/test';
import { mapHeight } from '@site/shared-data/constants';
import { embeds } from '@site/shared-data/siteFacts';
import { listen, open } from '../fixtures/page/page';

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
    const foreign: string[] = [];
    page.on('request', (request) => request.url().startsWith(`${baseURL}/`) || foreign.push(request.url()));
    const messages = listen(page);
    await open(page, address);
    const ask = page.getByRole('button', { name: button });
    const pictures = page.locator('main div').filter({ has: page.locator('> picture, > img') });
    const before = await pictures.filter({ has: ask }).last().boundingBox();
    await ask.hover();
    await ask.focus();
    await page.waitForLoadState('networkidle');
    expect(foreign).toEqual([]);
    await ask.click();
    const iframe = page.locator('main iframe');
    await expect(iframe).toHaveAttribute('src', frame);
    await expect(iframe).toHaveAttribute('title', /./);
    const { width, height } = (await page.locator('main div:has(> iframe)').boundingBox()) ?? {};
    expect({ width, height }).toEqual({ width: before?.width, height: before?.height });
    if (address === '/contact') expect(height).toBe(mapHeight);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !frame.test(url))).toEqual([]);
    expect(messages).toEqual([]);
    await page.getByRole('button', { name: hide }).click();
    await expect(iframe).toHaveCount(0);
    await expect(ask).toBeVisible();
  });
}
