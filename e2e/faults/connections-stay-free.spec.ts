import { expect, test } from '@playwright/test';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sectionScript } from '../fixtures/faults/editDocuments';
import { headerLink, heading } from '../fixtures/page/page';

/** Serves a site through connections of its own, on which no section's script is ever answered. */
async function serveWithoutSections(site: string) {
  const server = createServer(({ url = '/', method, headers }, response) => {
    const forwarded = request(new URL(url, site), { method, headers }, (answer) => {
      if (sectionScript.test(url)) return;
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => server.close().closeAllConnections();
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test('sections that hang do not take the connections of the next page', async ({ page, baseURL }) => {
  const host = await serveWithoutSections(baseURL ?? '');
  await page.clock.install();
  await page.goto(`${host.origin}/events`);
  await page.locator('head script[src*="/releases/events/"]').waitFor({ state: 'attached' });
  // Browsers open six connections to a host. Every attempt and every prefetch could take one for good.
  await page.clock.runFor(180_000);
  for (const name of ['Contact', 'Donate Now', 'Contact', 'Donate Now']) {
    await headerLink(page, name).hover();
    await page.clock.runFor(1000);
    await page.getByRole('banner').getByRole('button').last().hover();
    await page.clock.runFor(1500);
  }
  await headerLink(page, 'Contact').click();
  await page.clock.runFor(3000);
  await expect(page).not.toHaveURL(/\/events$/);
  await expect(heading(page)).toBeVisible();
  host.close();
});
