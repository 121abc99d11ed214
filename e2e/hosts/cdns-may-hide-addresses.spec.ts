import { paths } from '@site/shared-data/paths';
import { expect, test } from '@playwright/test';
import { editDocuments } from '../fixtures/faults/editDocuments';
import { heading, listen, markDocument, open } from '../fixtures/page/page';

/** Encodes a text as Cloudflare does: a random key, and every byte XOR the key. */
function hide(text: string): string {
  const key = 0x5a;
  const hidden = [key, ...Buffer.from(text).map((byte) => byte ^ key)];
  return Buffer.from(hidden).toString('hex');
}

/** Rewrites the e-mail addresses of a page as Cloudflare does, even if the page asks it not to. */
const obfuscate = (html: string) =>
  html.replace(/<body>.*<script id="registry"/s, (body) =>
    body
      .replaceAll(
        /href="mailto:([^"]*)"/g,
        (_, address: string) => `href="/cdn-cgi/l/email-protection#${hide(address)}"`,
      )
      .replaceAll(
        /(?<=>[^<]*)[\w.+-]+@[\w-]+(\.[\w-]+)+(?=[^>]*<)/g,
        (address) => `<span class="__cf_email__" data-cfemail="${hide(address)}">[email&#160;protected]</span>`,
      ),
  );

for (const address of [paths.contact, '/']) {
  test(`${address} hydrates behind a CDN that hides its e-mail addresses, and the links work`, async ({
    context,
    page,
  }) => {
    const links = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('a[href^="mailto:"]')].map((link) => [
          link.getAttribute('href'),
          link.textContent,
        ]),
      );
    // After hydration, the office's opening state decides the order of the links.
    await open(page, address);
    const written = await links();
    expect(written.length).toBeGreaterThan(0);
    let served = '';
    await editDocuments(context, (html) => (served = obfuscate(html)));
    const messages = listen(page);
    await page.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        Object.assign(window, { first: document.querySelector('h1') }),
      );
    });
    await open(page, address);
    expect(served).toContain('/cdn-cgi/l/email-protection#');
    const isSame = await markDocument(page);
    await expect.poll(links).toEqual(written);
    await expect(heading(page)).toBeVisible();
    expect(await page.evaluate(() => Object(window).first === document.querySelector('h1'))).toBe(true);
    expect(await isSame()).toBe(true);
    expect(messages).toEqual([]);
  });
}

test('pages ask a CDN not to change them', async ({ request }) => {
  const answer = await request.get(paths.contact);
  expect(answer.headers()['cache-control']).toContain('no-transform');
  expect(await answer.text()).toMatch(/<!--email_off--><div id="root">.*mailto:.*<!--\/email_off--><\/body>/s);
});
