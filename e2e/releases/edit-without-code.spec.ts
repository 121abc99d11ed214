import { expect } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { axeFindings } from '../fixtures/page/axe';
import { preview, release, save, withForm } from '../fixtures/site/form';
import { siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry } from '../fixtures/site/ownTree';
import type { OwnTree } from '../fixtures/site/ownTree';

test.describe.configure({ timeout: 900_000 });

/** A photograph as a telephone saves it: on its side, with what the camera noted. */
const photograph = () =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#7a9' } })
    .withExif({ IFD0: { Copyright: 'Robin' }, IFD3: { GPSLatitude: '32/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test(
  'somebody who never saw code adds an event with a photograph, looks at it and releases it',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    await withForm(site, 4310, async (tree, form) => {
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
        const touched = await preview(page);
        await expect(touched).toContainText(/\d+ pages: \/, .*\/events, .*\/events\/meadow-picnic/);
        await expect(touched.getByText('npm run release -- events')).toBeVisible();
        expect((await fetch(site.origin + address)).status).toBe(404);
        const link = touched.getByRole('link', { name: `Look at ${address} ` });
        const shown = await page.request.get((await link.getAttribute('href')) ?? '');
        expect(await shown.text()).toContain('Meadow Picnic</h1>');
        await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('Meadow Picnic');
        await release(page);
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

test(
  'a colleague, other hours and a post are typed, looked at together and released',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    const text = async (address: string) => (await fetch(site.origin + address)).text();
    const fill = async (fields: Readonly<Record<string, string>>) => {
      for (const [label, words] of Object.entries(fields))
        await page.getByLabel(label, { exact: true }).first().fill(words);
    };
    await withForm(site, 4312, async (_, form) => {
      await test.step('typed', async () => {
        await page.goto(`${form}/entry?kind=staff`);
        await fill({ Name: 'Sam Rivers', Title: 'Parent Educator', Bio: 'Teaches the classes for new parents.' });
        await save(page);
        await page.goto(`${form}/entry?file=clinic/hours.yaml`);
        await page
          .getByRole('group', { name: /^Friday/ })
          .getByLabel('Closes')
          .fill('1:30 PM');
        await save(page);
        await page.goto(`${form}/entry?kind=blogPosts`);
        await fill({ Id: 'garden', Title: 'The garden is open', Summary: 'Come and sit under the trees.' });
        await fill({ Date: '2031-04-01', Author: 'Sam Rivers', Label: 'Contact', Path: '/contact' });
        await page.getByLabel('Name', { exact: true }).selectOption('blog-new-mom');
        await fill({ Alt: 'A garden with a bench.' });
        await save(page);
      });

      await test.step('looked at, and released', async () => {
        const touched = await preview(page);
        for (const address of ['/about/team', '/blog', '/contact']) await expect(touched).toContainText(address);
        expect(await text('/about/team')).not.toContain('Sam Rivers');
        await release(page);
      });

      await test.step('live on every page that shows them', async () => {
        expect(await text('/about/team')).toContain('Parent Educator');
        expect(await text('/blog')).toContain('The garden is open');
        for (const address of ['/contact', '/services/clinic']) expect(await text(address)).toMatch(/1:30/);
      });
    });
  },
);

test(
  'an event goes: what leads to its page is named before, and nothing of it stays',
  { tag: '@nightly' },
  async ({ freshSite: site, page }) => {
    const event = { name: 'Baby Bottle Boomerang', address: '/events/baby-bottle-boomerang' };
    const status = async (address: string) => (await fetch(site.origin + address)).status;
    const leadThere = (tree: OwnTree) =>
      changeEntry(tree, 'posts/why-dads-matter-here', { 'readOn.path': event.address });
    await withForm(
      site,
      4311,
      async (tree, form) => {
        await test.step('what leads there is named, and led elsewhere', async () => {
          await page.goto(form);
          await page.getByRole('link', { name: event.name }).first().click();
          await page.getByRole('button', { name: `Remove ${event.name}` }).click();
          await expect(page.getByRole('main')).toContainText(`Its page ${event.address} goes with it.`);
          expect(await axeFindings(page)).toEqual([]);
          await page.getByRole('link', { name: 'Posts: Why dads matter here' }).click();
          await page.getByLabel('Path', { exact: true }).fill('/events');
          await save(page);
        });

        await test.step('it goes, also out of the order of the events', async () => {
          await page.goto(`${form}/entry?file=events/baby-bottle-boomerang.yaml`);
          await page.getByRole('button', { name: `Remove ${event.name}` }).click();
          await expect(page.getByText('they lead to that page')).toHaveCount(0);
          await page.getByRole('button', { name: 'Yes, remove it' }).click();
          await expect(page.getByRole('heading', { name: 'Everything that can be changed' })).toBeVisible();
          const list = await readFile(path.join(tree.folder, 'shared-data/entries/events/list.yaml'), 'utf8');
          expect(list).not.toContain('baby-bottle');
        });

        await test.step('the site is whole without it', async () => {
          expect(await status(event.address)).toBe(200);
          await expect(await preview(page)).toContainText(event.address);
          await release(page);
          for (const address of [event.address, `${event.address}.ics`]) expect(await status(address)).toBe(404);
          for (const address of ['/', '/events', '/sitemap.xml'])
            expect(await (await fetch(site.origin + address)).text()).not.toMatch(/Boomerang|baby-bottle-boomerang/);
        });
      },
      leadThere,
    );
  },
);
