import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { scriptOf } from '../fixtures/faults/sectionFiles';

/** A host between the browser and the site, on connections of its own. */
interface TroubledHost {
  readonly origin: string;
  readonly close: () => Promise<void>;
}

const isSectionScript = (url = '') => /\/releases\/(?!shell\/)[^?]+\/remoteEntry\.js/.test(url);

/** What becomes of a section's script. */
const troubles = {
  silent: () => {},
  'cut off': (answer: IncomingMessage, response: ServerResponse) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.once('data', (start: Buffer) => {
      response.write(start.subarray(0, 2000), () => response.destroy());
    });
  },
} as const;

/** Serves the site through real connections on which every section's script is in trouble. */
async function troubledHost(site: string, trouble: keyof typeof troubles): Promise<TroubledHost> {
  const server = createServer(({ url, method, headers }, response) => {
    const forwarded = request(new URL(url ?? '/', site), { method, headers }, (answer) => {
      if (isSectionScript(url)) return troubles[trouble](answer, response);
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    forwarded.on('error', () => response.destroy()).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

test('sections that hang do not take the connections of the next page', async ({ page, baseURL }) => {
  const host = await troubledHost(baseURL ?? '', 'silent');
  await page.clock.install();
  await page.goto(`${host.origin}/events`);
  await page.locator('head script[src*="/releases/events/"]').waitFor({ state: 'attached' });
  const header = page.getByRole('banner');
  // Browsers open six connections to a host. Every attempt and every guess could take one for good.
  for (const name of ['Contact', 'Donate Now', 'Contact', 'Donate Now']) {
    await header.getByRole('link', { name }).hover();
    await page.clock.runFor(1000);
    await header.getByRole('button').last().hover();
    await page.clock.runFor(1500);
  }
  await header.getByRole('link', { name: 'Contact' }).click();
  await page.clock.runFor(3000);
  await expect(page).not.toHaveURL(/\/events$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await host.close();
});

test('a script cut off on the way leaves the page as it was', async ({ page, baseURL }) => {
  const host = await troubledHost(baseURL ?? '', 'cut off');
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const triedAgain = page.waitForRequest(
    (request) => /retry/.test(request.url()) && scriptOf('events').test(request.url()),
  );
  await page.goto(`${host.origin}/events`);
  const words = await page.locator('main').innerText();
  await triedAgain;
  expect(await page.locator('main').innerText()).toBe(words);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(thrown).toEqual([]);
  await host.close();
});
