import { expect, test } from '@playwright/test';
import { mapHeight } from '@site/shared-data/constants';
import { paths } from '@site/shared-data/paths';
import { embeds } from '@site/shared-data/siteFacts';
import { listen, open } from '../fixtures/page/page';

const map = { address: paths.contact, button: 'Show the map', frame: /^https:\/\/www\.google\.com\/maps\b/ };
const video = {
  address: paths.history,
  button: 'Play the video',
  frame: /^https:\/\/www\.youtube-nocookie\.com\/embed\//,
};

for (const { address, button, frame } of embeds.videoId.status === 'sample' ? [map] : [map, video]) {
  test(`${address} sends no request to others before '${button}' is pressed, and then only to one host`, async ({
    page,
    context,
    baseURL,
  }) => {
    const foreign: string[] = [];
    await context.route(
      (url) => url.origin !== baseURL,
      (route) => {
        foreign.push(route.request().url());
        return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Elsewhere</title>' });
      },
    );
    const messages = listen(page);
    await open(page, address);
    const ask = page.getByRole('button', { name: button });
    const place = page.locator('main div:has(> picture, > img)').filter({ has: ask }).last();
    await ask.hover();
    await ask.focus();
    await page.waitForLoadState('networkidle');
    const before = await place.boundingBox();
    expect(foreign).toEqual([]);
    await ask.click();
    const shown = page.locator('main div:has(> iframe)');
    await expect(shown.getByTitle(/./)).toHaveAttribute('src', frame);
    expect(await shown.boundingBox()).toEqual(before);
    if (address === map.address) expect((await shown.getByTitle(/./).boundingBox())?.height).toBe(mapHeight);
    await expect.poll(() => foreign.length).toBeGreaterThan(0);
    expect(foreign.filter((url) => !frame.test(url))).toEqual([]);
    expect(messages).toEqual([]);
  });
}
