import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { addresses } from '../setup/addresses';

const kilobyte = 1000;

/** The bytes a page takes over the wire until it is idle, by kind of resource. */
async function weigh(page: Page, address: string): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const bytes: Record<string, number> = {};
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return bytes;
}

test('the front door is light', async ({ page }) => {
  const bytes = await weigh(page, '/');
  const all = Object.values(bytes).reduce((sum, one) => sum + one, 0);
  console.log(JSON.stringify({ page: '/', ...bytes, all }));
  expect(bytes['Script']).toBeLessThanOrEqual(110 * kilobyte);
  expect(all).toBeLessThanOrEqual(220 * kilobyte);
});

for (const address of ['/about/team', '/events', '/partner/donate', '/services/clinic']) {
  test(`${address} asks for little script`, async ({ page }) => {
    const bytes = await weigh(page, address);
    console.log(JSON.stringify({ page: address, ...bytes }));
    expect(bytes['Script']).toBeLessThanOrEqual(120 * kilobyte);
  });
}

test('every page fits the first window of a connection', async ({ request }) => {
  for (const address of addresses) {
    const response = await request.get(address, { headers: { 'accept-encoding': 'br' } });
    expect(Number(response.headers()['content-length']), address).toBeLessThanOrEqual(14.6 * kilobyte);
  }
});
