import { expect, test } from '@playwright/test';
import { addresses, unknownAddress } from '../fixtures/page/addresses';

/** Every address in an attribute of a document. */
const linked = (html: string) =>
  [...html.matchAll(/\s(?:href|src|srcset)="([^"]+)"/gi)].flatMap(([, value = '']) =>
    value.split(/,\s+/).map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );

test('every link and every file of every page leads somewhere', async ({ request }) => {
  const from = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();
  for (const address of [...addresses, unknownAddress]) {
    const html = await (await request.get(address)).text();
    anchors.set(address, new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id)));
    for (const link of linked(html)) {
      const decoded = link.replaceAll('&amp;', '&');
      if (decoded.startsWith('#')) expect(anchors.get(address), `${address} → ${decoded}`).toContain(decoded.slice(1));
      if (decoded.startsWith('/')) from.set(decoded, address);
    }
  }
  for (const [link, page] of from) {
    const response = await request.get(link.split('#')[0] ?? link);
    expect(response.status(), `${page} → ${link}`).toBe(200);
  }
});

test('no page is an orphan: all are reached from the front door', async ({ request }) => {
  const seen = new Set<string>(['/']);
  const waiting = ['/'];
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    for (const link of linked(await (await request.get(address)).text())) {
      if (addresses.includes(link) && !seen.has(link)) {
        seen.add(link);
        waiting.push(link);
      }
    }
  }
  expect([...addresses].filter((address) => !seen.has(address))).toEqual([]);
});

test('external links open with no referrer, and no page links to #', async ({ request }) => {
  let external = 0;
  for (const address of addresses) {
    const html = await (await request.get(address)).text();
    for (const [link] of html.matchAll(/<a [^>]*target="_blank"[^>]*>/g)) {
      expect(link, address).toMatch(/ rel="[^"]*noreferrer/);
      external += 1;
    }
    expect(html, address).not.toContain('href="#"');
  }
  expect(external).toBeGreaterThan(0);
});
