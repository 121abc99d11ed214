import { root } from '@site/build/packages';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { axeFindings } from '../fixtures/page/axe';
import { heading } from '../fixtures/page/page';
import { git } from '../fixtures/site/git';
import { siteIn, siteTest as test } from '../fixtures/site/ownSite';
import { changeEntry, linkPackages } from '../fixtures/site/ownTree';

test.describe.configure({ timeout: 900_000 });

/** A photograph of a meadow. */
const photograph = () =>
  sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();

async function fill(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, words] of Object.entries(fields)) await field(page, label).fill(words);
}

/** Saves the entry that is open. */
async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved on this machine');
}

/** Builds the preview, where the page of what was changed is shown. */
async function preview(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Look at it, and release it' }).click();
  await page.getByRole('button', { name: 'Build the preview' }).click();
  await expect(heading(page)).toHaveText('What this change touches', { timeout: 300_000 });
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
}

test('somebody who never saw code changes the content, looks at it and releases it @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  const tree = await newTree();
  const picnic = '/events/meadow-picnic';
  const gone = { name: 'Baby Bottle Boomerang', address: '/events/baby-bottle-boomerang' };
  await changeEntry(tree, 'posts/why-dads-matter-here', { 'readOn.path': gone.address });
  const form = 'http://127.0.0.1:4310';
  const server = site.start('edit', [], { tree: tree.folder, env: { PORT: '4310' } });
  const text = async (address: string) => (await site.get(address)).text;
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain(form);

  await test.step('the form can be used by everyone, and finds words', async () => {
    await page.goto(form);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Search in all texts').fill('camellias, candles');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('link', { name: 'Hope Gala' }).click();
    await expect(field(page, 'Title')).toHaveValue('Hope Gala');
  });

  await test.step('an event is added; what is missing is said beside its field', async () => {
    await page.goto(form);
    await page.getByRole('link', { name: 'Add to: Events' }).click();
    await fill(page, { Id: 'picnic', Title: 'Meadow Picnic', Date: '2031-05-05', Time: 'Noon' });
    await fill(page, { Location: 'The meadow', Summary: 'A picnic for families.', 'Detail page url': picnic });
    await fill(page, { Description: 'Bring a blanket and come along.', Registration: 'No registration needed.' });
    const file = { name: 'The meadow (1).JPG', mimeType: 'image/jpeg', buffer: await photograph() };
    await page.getByLabel('Or a new photograph').setInputFiles(file);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toContainText('wanted words for what can be seen', { timeout: 60_000 });
    await expect(field(page, 'Alt')).toHaveAccessibleDescription(/Wanted: words for what can be seen/);
    expect(await axeFindings(page)).toEqual([]);
    await fill(page, { Alt: 'A meadow with blankets under wide trees.' });
    await save(page);
  });

  await test.step('a colleague and other hours are typed', async () => {
    await page.goto(`${form}/entry?kind=staff`);
    await fill(page, { Name: 'Sam Rivers', Title: 'Parent Educator', Bio: 'Teaches the classes for new parents.' });
    await save(page);
    await page.goto(`${form}/entry?file=clinic/hours.yaml`);
    const friday = page.getByRole('group', { name: /^Friday/ });
    await friday.getByLabel('Closes').fill('1:30 PM');
    await save(page);
  });

  await test.step('an event goes: what leads to its page is named before, and led elsewhere', async () => {
    const remove = async () => {
      await page.goto(`${form}/entry?file=events/baby-bottle-boomerang.yaml`);
      await page.getByRole('button', { name: `Remove ${gone.name}` }).click();
      await expect(page.getByRole('main')).toContainText(`Its page ${gone.address} goes with it.`);
    };
    await remove();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Posts: Why dads matter here' }).click();
    await fill(page, { Path: '/events' });
    await save(page);
    await remove();
    await expect(page.getByText('they lead to that page')).toHaveCount(0);
    await page.getByRole('button', { name: 'Yes, remove it' }).click();
    await expect(page.getByRole('heading', { name: 'Everything that can be changed' })).toBeVisible();
  });

  await test.step('the preview is the page of the site, and nothing is live', async () => {
    await preview(page);
    const touched = page.getByRole('main');
    for (const address of ['/', picnic, gone.address, '/about/team', '/contact'])
      await expect(touched).toContainText(address);
    await expect(touched.getByText('npm run release -- events')).toBeVisible();
    expect((await site.get(picnic)).status).toBe(404);
    const link = touched.getByRole('link', { name: `Look at ${picnic} ` });
    const shown = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await shown.text()).toContain('Meadow Picnic</h1>');
  });

  await test.step('released, it is live on every page that shows it', async () => {
    await page.getByRole('button', { name: 'Release it now' }).click();
    await expect(heading(page)).toHaveText('It is live', { timeout: 300_000 });
    const served = { picnic: await text(picnic), home: await text('/'), calendar: await text(`${picnic}.ics`) };
    expect(served.picnic).toContain('Monday, May 5, 2031');
    expect(served.home).toContain('A meadow with blankets under wide trees.');
    expect(served.calendar).toContain('SUMMARY:Meadow Picnic');
    expect(await text('/about/team')).toContain('Parent Educator');
    for (const address of ['/contact', '/services/clinic']) expect(await text(address)).toContain('1:30');
    for (const address of [gone.address, `${gone.address}.ics`]) expect((await site.get(address)).status).toBe(404);
    for (const address of ['/', '/events', '/sitemap.xml'])
      expect(await text(address)).not.toMatch(/Boomerang|baby-bottle-boomerang/);
  });
});

/** The machine that a git host lends: its ports are forwarded to addresses of the host. */
const lent = 'https://quiet-meadow-PORT.host.test';
/** What the git host answers a new branch. */
const compareAddress = 'https://host.test/site/compare/main...';

test('a volunteer proposes a change from afar, its owner merges it, and it goes live from a fresh clone @nightly', async ({
  freshSite: site,
  newTree,
  home,
  page,
}) => {
  const tree = await newTree();
  const walk = 'shared-data/entries/events/walk-4-life.yaml';
  const repository = path.join(home, 'site.git');
  await git(home, ['clone', '--quiet', '--bare', root, repository]);
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['remote', 'add', 'origin', repository],
    ['fetch', '--quiet', 'origin', 'HEAD'],
    ['reset', '--quiet', '--soft', 'FETCH_HEAD'],
    ['config', 'user.name', 'Val Volunteer'],
    ['config', 'user.email', 'val@example.org'],
  ])
    await git(tree.folder, args);
  await tree.write('.gitignore', 'node_modules\ndist\n/shared-data/generated/\n');
  await tree.commit();
  await git(tree.folder, ['push', '--quiet', '--force', 'origin', 'HEAD:refs/heads/main']);
  const answer = `#!/bin/sh\nread old new ref\necho "  ${compareAddress}\${ref#refs/heads/}"\n`;
  await writeFile(path.join(repository, 'hooks/post-receive'), answer, { mode: 0o755 });
  // The releases of the site are in the same repository.
  await git(site.store, ['push', '--quiet', repository, 'refs/heads/releases/*:refs/heads/releases/*']);
  await page.route(/^https:\/\/quiet-meadow-\d+\.host\.test\//, async (route) => {
    const url = route.request().url();
    const here = url.replace(/^https:\/\/quiet-meadow-(\d+)\.host\.test/, 'http://127.0.0.1:$1');
    await route.fulfill({ response: await route.fetch({ url: here, maxRedirects: 0, timeout: 300_000 }) });
  });
  const env = { PORT: '4312', EDIT_ADDRESS: lent };
  const form = lent.replace('PORT', '4312');
  const propose = async (place: string) => {
    await page.goto(`${form}/entry?file=events/walk-4-life.yaml`);
    await fill(page, { Location: place });
    await save(page);
    await preview(page);
    await page.getByRole('button', { name: 'Propose this change' }).click();
    await expect(heading(page)).toHaveText('It is proposed', { timeout: 60_000 });
    // The next change begins anew.
    expect(await git(tree.folder, ['status', '--porcelain'])).toBe('');
    return (await page.locator('main code').first().innerText()).trim();
  };
  const server = site.start('edit', [], { tree: tree.folder, env });
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain(form);
  const branch = await propose('Mill Pond Park');
  expect(branch).toMatch(/^edit\/walk-4-life-\w+$/);
  await expect(page.getByRole('link', { name: compareAddress + branch })).toBeVisible();
  expect(await site.document('/events/walk-for-life')).not.toContain('Mill Pond');
  expect(await git(repository, ['diff', '--name-only', 'main', branch])).toBe(walk);
  expect(await git(repository, ['log', '-1', '--format=%an: %s', branch])).toBe('Val Volunteer: Change walk-4-life');

  // Whoever is asked wants another word: it follows on the same branch.
  await git(tree.folder, ['switch', '--quiet', branch]);
  expect(await propose('Mill Pond Trail')).toBe(branch);
  expect(await git(repository, ['rev-list', '--count', `main..${branch}`])).toBe('2');

  // What the button of the host does.
  await git(repository, ['update-ref', 'refs/heads/main', `refs/heads/${branch}`]);
  const clone = path.join(home, 'clone');
  await git(home, ['clone', '--quiet', '--branch', 'main', repository, clone]);
  await linkPackages(clone);
  const owner = siteIn(path.join(home, 'owner'), 'origin');
  const older = await owner.mustRun('sections', ['--older'], { tree: clone });
  expect(older.out.trim().split('\n')).toContain('events');
  for (const command of ['check', 'release'] as const) await owner.mustRun(command, ['events'], { tree: clone });
  expect(await owner.document('/events/walk-for-life')).toContain('Mill Pond Trail');
  expect(await git(repository, ['log', '-1', '--format=%s', 'releases/events'])).toBe('Change walk-4-life');
});
