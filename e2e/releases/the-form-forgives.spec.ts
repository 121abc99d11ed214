import { chromium, expect, type Page } from '@playwright/test';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addDays, type ClinicDay } from '@site/shared-data/dates/clinicDay';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { events } from '@site/shared-data/events';
import sharp from 'sharp';
import { axeFindings } from '../fixtures/page/axe';
import { heading } from '../fixtures/page/page';
import { type } from '../fixtures/releases/recipe';
import { git } from '../fixtures/site/git';
import { siteTest as test, type OwnSite } from '../fixtures/site/ownSite';
import { changeEntry, entriesOf, writeEntry, type OwnTree } from '../fixtures/site/ownTree';

test.describe.configure({ timeout: 900_000 });

const event = events.find(({ endDate }) => !endDate);
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const year = Number(clinicClock(Date.now()).day.slice(0, 4)) + 3;

/** Returns the entry of an event by its file. */
async function fileOf(tree: OwnTree): Promise<string> {
  for (const entry of await entriesOf(tree, 'events'))
    if ((await tree.read(`shared-data/entries/events/${entry}.yaml`)).includes(`id: ${event?.id}\n`)) return entry;
  throw new Error(`no entry is of ${event?.id}`);
}

/** Returns a clone with an origin and without a git identity, on a machine whose settings must not change. */
async function cloneIn(tree: OwnTree, home: string) {
  await tree.write('.gitignore', 'node_modules\ndist\n/shared-data/generated/\n');
  await tree.commit();
  const origin = path.join(home, 'site.git');
  await type(
    [`git init --quiet --bare ${origin}`, `git remote add origin ${origin}`, 'git push --quiet origin main'],
    tree.folder,
  );
  const settings = path.join(home, 'settings of the machine');
  await writeFile(settings, '[color]\n\tui = always\n');
  return { origin, settings, env: { GIT_CONFIG_GLOBAL: settings, GIT_CONFIG_NOSYSTEM: '1', EMAIL: '' } };
}

/** Serves the form. A test can kill and restart it. */
async function serveForm(site: OwnSite, tree: OwnTree, port: number, env: Readonly<Record<string, string>> = {}) {
  const address = `http://127.0.0.1:${port}`;
  const server = site.start('edit', [], { tree: tree.folder, env: { ...env, PORT: String(port) } });
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain(address);
  return { address, server };
}

test('typed text survives a killed browser, a killed form and a rejected photograph', async ({
  freshSite: site,
  newTree,
}) => {
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const file = await fileOf(tree);
  const profile = path.join(tmpdir(), `profile-${process.pid}`);
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const options = { ...(executablePath && { executablePath }), ...(args && { args }) };
  const browse = async () => {
    const context = await chromium.launchPersistentContext(profile, options);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let form = await serveForm(site, tree, 4314);
  let { context, page } = await browse();
  const entry = `${form.address}/entry?file=events/${file}.yaml`;
  const buffer = await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();

  await test.step('the browser is killed', async () => {
    await page.goto(entry);
    await field(page, 'Location').fill('The meadow behind the mill');
    await field(page, 'Or a new photograph').setInputFiles({ name: 'The meadow.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.locator('#draft-state')).toContainText('Kept on this machine');
    const asked = page.waitForEvent('dialog');
    // The browser asks before it leaves a changed page.
    void page.close({ runBeforeUnload: true });
    await (await asked).dismiss();
    const crashed = context.waitForEvent('close');
    await (await context.newCDPSession(page)).send('Browser.crash').catch(() => {});
    await crashed;
    ({ context, page } = await browse());
    await page.goto(form.address);
    await page.getByRole('region', { name: 'Typed and not saved' }).getByRole('link').click();
    await expect(field(page, 'Location')).toHaveValue('The meadow behind the mill');
    await expect(page.getByRole('main')).toContainText('The meadow.jpg');
    expect(await axeFindings(page)).toEqual([]);
  });

  await test.step('the form is killed while somebody types', async () => {
    form.server.kill();
    await form.server.ended.catch(() => {});
    await field(page, 'Time').fill('All day long');
    await expect(page.locator('#draft-state')).toContainText('does not answer');
    form = await serveForm(site, tree, 4314);
    await expect(page.locator('#draft-state')).toContainText('Kept on this machine', { timeout: 15_000 });
    await page.goto(entry);
    await expect(field(page, 'Time')).toHaveValue('All day long');
  });

  await test.step('once it is saved, nothing is kept', async () => {
    await field(page, 'Alt').fill('A meadow with blankets under wide trees.');
    await press(page, 'Save');
    await expect(page.getByRole('status').first()).toContainText('Saved on this machine', { timeout: 60_000 });
    expect(await tree.read(`shared-data/entries/events/${file}.yaml`)).toContain('name: the-meadow\n');
    await page.goto(entry);
    await expect(page.getByRole('main')).not.toContainText('here again');
    await page.goto(form.address);
    await expect(page.getByRole('region', { name: 'Typed and not saved' })).toHaveCount(0);
  });

  await test.step('on a phone the list is short, and what few events have is folded away', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(form.address);
    await expect(page.getByRole('searchbox')).toBeInViewport();
    expect(await page.locator('details.fold[open]').count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto(`${form.address}/entry?kind=events`);
    await expect(field(page, 'Title')).toBeVisible();
    await expect(page.getByLabel('Parking')).toBeHidden();
    await page.getByText('More: ').click();
    await expect(page.getByLabel('Parking')).toBeVisible();
    await page.getByRole('radio', { name: 'Nobody needs to register' }).check();
    await expect(page.getByLabel('Registration url')).toBeHidden();
    await page.getByRole('radio', { name: 'Registration is open', exact: true }).check();
    await expect(page.getByLabel('Registration url')).toBeVisible();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    expect(await axeFindings(page)).toEqual([]);
  });
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test('a copy of the last event goes live, with a commit and a push, without a terminal @nightly', async ({
  freshSite: site,
  newTree,
  home,
  page,
}) => {
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const { origin, settings, env } = await cloneIn(tree, home);
  const file = await fileOf(tree);
  await tree.write('notes.txt', 'half a sentence');
  const { address } = await serveForm(site, tree, 4316, env);
  await page.goto(`${address}/entry?file=events/${file}.yaml`);
  await page.getByRole('link', { name: 'Use as a start for a new one' }).click();
  await expect(field(page, 'Date')).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);
  await field(page, 'Title').fill('Meadow Supper');
  await field(page, 'Detail page url').fill('/events/meadow-supper');
  await field(page, 'Id').fill('meadow-supper');
  await field(page, 'Date').fill(`${year}-05-05`);
  await field(page, 'Registration').fill('Come along.');
  await page.getByRole('radio', { name: 'Nobody needs to register' }).check();
  for (const label of ['Summary', 'Description'])
    if ((await field(page, label).inputValue()) === '')
      await field(page, label).fill('A supper for families and friends in the grass.');
  if ((await field(page, 'Alt').inputValue()) === '') await field(page, 'Alt').fill('A meadow.');
  await press(page, 'Save');
  await expect(page.getByRole('status').first()).toContainText('Saved on this machine', { timeout: 60_000 });
  await page.getByRole('link', { name: 'look at it', exact: true }).click();
  await press(page, 'Build the preview');
  await expect(heading(page)).toHaveText('What this change touches', { timeout: 300_000 });
  await field(page, 'Your name').fill('Val Volunteer');
  await field(page, 'Your e-mail address').fill('val@example.org');
  expect(await axeFindings(page)).toEqual([]);
  await press(page, 'Release it now');
  await expect(heading(page)).toHaveText('It is live', { timeout: 300_000 });
  expect((await site.get('/events/meadow-supper')).text).toContain('Meadow Supper</h1>');
  const entry = 'shared-data/entries/events/meadow-supper.yaml';
  expect(await git(origin, ['log', '-1', '--name-only', '--format=%an <%ae>: %s', 'main'])).toBe(
    `Val Volunteer <val@example.org>: Add Meadow Supper\n\n${entry}`,
  );
  expect(await git(tree.folder, ['status', '--porcelain'])).toBe('?? notes.txt');
  expect(await readFile(settings, 'utf8')).toBe('[color]\n\tui = always\n');

  await test.step('it goes, and comes back from the list of what was removed', async () => {
    await page.goto(`${address}/entry?file=events/meadow-supper.yaml`);
    await page.getByRole('button', { name: 'Remove Meadow Supper' }).click();
    await press(page, 'Yes, remove it');
    await page.getByRole('link', { name: 'What was removed' }).click();
    await page.getByRole('link', { name: 'Bring back: Meadow Supper' }).click();
    await press(page, 'Save');
    await expect(page.getByRole('status').first()).toContainText('Saved on this machine');
    expect(await tree.read(entry)).toContain('title: Meadow Supper');
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('main')).toContainText('Val Volunteer');
    expect(await axeFindings(page)).toEqual([]);
  });
});

/** Returns the text files of a composed site. */
async function filesWith(site: OwnSite, words: RegExp): Promise<readonly string[]> {
  const files = await readdir(site.link, { recursive: true, withFileTypes: true });
  const found = files
    .filter((file) => file.isFile())
    .map(async ({ parentPath, name }) => {
      const text = await readFile(path.join(parentPath, name), 'latin1');
      return words.test(name) || words.test(text) ? [path.relative(site.link, path.join(parentPath, name))] : [];
    });
  return (await Promise.all(found)).flat();
}

test('an event is on no page before its first day, and on every page from that day @nightly', async ({
  freshSite: site,
  newTree,
}) => {
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const day = addDays(clinicClock(Date.now()).day, 40);
  const on = (from: ClinicDay) => ({ SOURCE_DATE_EPOCH: String(Date.parse(`${from}T18:00:00Z`) / 1000) });
  const [title, address] = ['Zebra Supper', '/events/zebra-supper'];
  await writeEntry(tree, 'events/zebra-supper', {
    ...{ id: 'zebra-supper', title, date: formatDate(addDays(day, 30)), time: 'Noon', location: 'The meadow' },
    image: { name: 'not-found', alt: 'A meadow with blankets under wide trees.' },
    ...{ summary: 'A supper for families and friends in the grass.', description: 'Come along.' },
    ...{ registration: 'No registration needed.', registrationOpen: false, registrationUrl: null },
    ...{ requiresRegistration: false, detailPageUrl: address, shownFrom: formatDate(day) },
  });
  const where = { tree: tree.folder };
  // A release today does not publish waiting entries.
  const other = (await entriesOf(tree, 'events'))[0] ?? '';
  await changeEntry(tree, `events/${other}`, { location: 'The meadow behind the mill' });
  await site.mustRun('release', ['events', '-m', 'Move it'], where);
  expect(await site.document('/events')).toContain('The meadow behind the mill');
  expect(await filesWith(site, /zebra.supper/i)).toEqual([]);
  expect(await site.document('/status')).toContain(`One entry waits: Events, shown from ${formatDate(day)}`);
  expect((await site.mustRun('sections', [], where)).out).toContain(`'${title}' waits until ${formatDate(day)}`);
  const due = async (from: ClinicDay) =>
    (await site.mustRun('sections', ['--due'], { ...where, env: on(from) })).out.split('\n');
  expect(await due(addDays(day, -1))).not.toContain('events');
  expect(await due(day)).toContain('events');
  await site.mustRun('release', ['events'], { ...where, env: on(day) });
  expect(await site.document(address)).toContain(`${title}</h1>`);
});
