import { sections } from '@site/build/packages';
import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { axeFindings } from '../fixtures/page/axe';
import { siteTest as test } from '../fixtures/site/ownSite';
import type { ServedSite } from '../fixtures/site/ownSite';
import { ownTree } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';

test.describe.configure({ timeout: 400_000 });

const formPort = 4310;
const form = `http://127.0.0.1:${formPort}`;

/** A photograph as a telephone saves it: on its side, with what the camera noted. */
const photograph = () =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#7a9' } })
    .withExif({ IFD0: { Copyright: 'Robin' }, IFD3: { GPSLatitude: '32/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Opens the form in a work tree of its own, whose site is that of the test. */
async function withForm(site: ServedSite, use: (tree: OwnTree) => Promise<void>): Promise<void> {
  const tree = await ownTree(sections.map(({ folder }) => folder));
  const server = site.start('edit', [], { tree: tree.folder, env: { PORT: String(formPort) } });
  try {
    await expect.poll(() => server.output(), { timeout: 30_000 }).toContain(form);
    await use(tree);
  } finally {
    server.kill();
    await server.ended;
    await tree.remove();
  }
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved on this machine');
};

/** Looks at what a change touches, and then lets it go live. */
async function release(page: Page, look: (touched: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('link', { name: 'Look at it, and release it' }).click();
  await page.getByRole('button', { name: 'Build the preview' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What this change touches', { timeout: 150_000 });
  await look(page.getByRole('main'));
  await page.getByRole('button', { name: 'Release it now' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is live', { timeout: 150_000 });
}

test(
  'somebody who never saw code adds an event with a photograph, looks at it and releases it',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    await withForm(site, async (tree) => {
      const address = '/events/meadow-picnic';

      await test.step('the form can be used by everyone, and sends nothing elsewhere', async () => {
        await page.goto(form);
        expect(await axeFindings(page)).toEqual([]);
        await page.getByLabel('Search in all texts').fill('camellias, candles');
        await page.getByRole('button', { name: 'Search' }).click();
        await page.getByRole('link', { name: 'Hope Gala' }).click();
        await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Hope Gala');
        expect(await axeFindings(page)).toEqual([]);
      });

      await test.step('what is missing is said beside its field', async () => {
        await page.goto(form);
        await page.getByRole('link', { name: 'Add to: Events' }).click();
        const fields = {
          ...{ Id: 'picnic', Title: 'Meadow Picnic', Date: '2031-05-05', Time: 'Noon', Location: 'The meadow' },
          ...{ Summary: 'A picnic for families.', Description: 'Bring a blanket and come along.' },
          ...{ Registration: 'No registration needed.', 'Detail page url': address },
        };
        for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
        await page.getByLabel('Or a new photograph').setInputFiles({
          name: 'The meadow (1).JPG',
          mimeType: 'image/jpeg',
          buffer: await photograph(),
        });
        await page.getByRole('button', { name: 'Save' }).click();
        await expect(page.getByRole('alert')).toContainText('wanted words for what can be seen', { timeout: 60_000 });
        const alt = page.getByLabel('Alt', { exact: true });
        await expect(alt).toHaveAccessibleDescription(/Wanted: words for what can be seen/);
        expect(await axeFindings(page)).toEqual([]);
        await alt.fill('A meadow with blankets under wide trees.');
        await save(page);
      });

      await test.step('the photograph is upright, without what the camera noted', async () => {
        const master = await readFile(path.join(tree.folder, 'shared-data/photographs/card/the-meadow-1.master.jpg'));
        const { width, height, orientation, exif } = await sharp(master).metadata();
        expect({ width, height, orientation, exif }).toEqual({
          width: 1600,
          height: 1200,
          orientation: undefined,
          exif: undefined,
        });
      });

      await test.step('the preview is the page of the site, and nothing is live', async () => {
        await release(page, async (touched) => {
          await expect(touched).toContainText(/\d+ pages: \/, .*\/events, .*\/events\/meadow-picnic/);
          await expect(touched.getByText('npm run release -- events')).toBeVisible();
          expect((await fetch(site.origin + address)).status).toBe(404);
          const preview = await page.request.get(
            (await touched.getByRole('link', { name: `Look at ${address} ` }).getAttribute('href')) ?? '',
          );
          expect(await preview.text()).toContain('Meadow Picnic</h1>');
          await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
        });
      });

      await test.step('then it is: the page, the front door, and the calendar file', async () => {
        await page.goto(site.origin + address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meadow Picnic');
        await expect(page.getByText('Monday, May 5, 2031').first()).toBeVisible();
        await page.goto(site.origin);
        await expect(page.getByRole('img', { name: 'A meadow with blankets under wide trees.' })).toHaveCount(1);
        expect(await (await fetch(`${site.origin}${address}.ics`)).text()).toContain('SUMMARY:Meadow Picnic');
      });
    });
  },
);
