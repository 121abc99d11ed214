import { expect, test } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { editSections } from '../fixtures/faults/editDocuments';

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
