import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editSections } from '../fixtures/faults/editDocuments';
import { scriptOf } from '../fixtures/faults/sectionFiles';

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
  for (const address of ['/events', '/']) {
    await page.goto(address);
    await page.waitForTimeout(1500);
  }
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(heard).toEqual([]);
  await new Promise((resolve) => stranger.close(resolve));
});

test('a script with one byte changed never runs', async ({ page }) => {
  await page.route(scriptOf('events'), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.stranger = true;${await response.text()}` });
  });
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto('/events');
  await refused;
  await page.waitForTimeout(1500);
  expect(await page.evaluate(() => ['stranger', 'mfeEvents'].filter((name) => name in window))).toEqual([]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Events');
});
