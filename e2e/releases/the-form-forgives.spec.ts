import { chromium, expect } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { addDays, type ClinicDay } from '@site/shared-data/dates/clinicDay';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { formatDate } from '@site/shared-data/dates/eventDate';
import { events } from '@site/shared-data/events';
import sharp from 'sharp';
import { axeFindings } from '../fixtures/page/axe';
import {
  entryOf,
  eventForm,
  field,
  fill,
  giveAuthor,
  giveOrigin,
  press,
  preview,
  release,
  save,
  serveForm,
} from '../fixtures/page/form';
import { heading } from '../fixtures/page/page';
import { git } from '../fixtures/site/git';
import { siteTest as test, type OwnSite } from '../fixtures/site/ownSite';
import { changeEntry, entriesOf, writeEntry } from '../fixtures/site/ownTree';

test.describe.configure({ timeout: 900_000 });

const event = events.find(({ endDate }) => !endDate);
const year = Number(clinicClock(Date.now()).day.slice(0, 4)) + 3;

/** Writes git settings of a machine without a git identity, and returns the variables that name them. */
async function machineIn(home: string) {
  const settings = path.join(home, 'settings of the machine');
  await writeFile(settings, '[color]\n\tui = always\n');
  return { settings, env: { GIT_CONFIG_GLOBAL: settings, GIT_CONFIG_NOSYSTEM: '1', EMAIL: '' } };
}

test('typed text survives a killed browser, a killed form and a rejected photograph', async ({
  freshSite: site,
  newTree,
  home,
}) => {
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const file = await entryOf(tree, event?.id ?? '');
  const profile = path.join(home, 'profile');
  const { executablePath, args } = test.info().project.use.launchOptions ?? {};
  const options = { ...(executablePath && { executablePath }), ...(args && { args }) };
  const browse = async () => {
    const context = await chromium.launchPersistentContext(profile, options);
    return { context, page: context.pages()[0] ?? (await context.newPage()) };
  };
  let form = await serveForm(site, tree, 4314);
  let { context, page } = await browse();
  const entry = eventForm(form.address, file);
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
    await page.getByRole('region', { name: 'Not saved yet' }).getByRole('link').click();
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

  await test.step('a photograph is too large', async () => {
    const huge = { name: 'The moon.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(31 * 1024 * 1024) };
    await field(page, 'Or a new photograph').setInputFiles(huge);
    await field(page, 'Time').fill('Until midnight');
    await expect(page.locator('#draft-state')).toContainText('Kept on this machine');
    await press(page, 'Save');
    const said = () =>
      field(page, 'Or a new photograph').evaluate((input: HTMLInputElement) => input.validationMessage);
    expect(await said()).toMatch(/may weigh \d+ MB/);
    await page.goto(entry);
    await expect(field(page, 'Time')).toHaveValue('Until midnight');
    await field(page, 'Time').fill('All day long');
    await expect(page.locator('#draft-state')).toContainText('Kept on this machine');
  });

  await test.step('a photograph is rejected', async () => {
    const notes = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('half a sentence') };
    await field(page, 'Or a new photograph').setInputFiles(notes);
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('wanted a photograph', { timeout: 60_000 });
    await expect(field(page, 'Time')).toHaveValue('All day long');
    await page.goto(entry);
    await expect(field(page, 'Time')).toHaveValue('All day long');
    await field(page, 'Or a new photograph').setInputFiles({ name: 'The meadow.jpg', mimeType: 'image/jpeg', buffer });
  });

  await test.step('after a save, no draft exists', async () => {
    await save(page, { Alt: 'A meadow with blankets under wide trees.' });
    expect(await tree.read(`shared-data/entries/events/${file}.yaml`)).toContain('name: the-meadow\n');
    await page.goto(entry);
    await expect(page.getByRole('main')).not.toContainText('The form shows unsaved text');
    await page.goto(form.address);
    await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0);
  });

  await test.step('on a phone the list is short, and rare fields of events are collapsed', async () => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(form.address);
    await expect(page.getByRole('searchbox')).toBeInViewport();
    const folds = page.locator('details.fold');
    expect(await folds.count()).toBeGreaterThan(0);
    for (const fold of await folds.all()) await expect(fold).not.toHaveAttribute('open');
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
});

test('a copy of the last event goes live, with a commit and a push, without a terminal @nightly', async ({
  freshSite: site,
  newTree,
  home,
  page,
}) => {
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const origin = await giveOrigin(tree, home);
  const { settings, env } = await machineIn(home);
  const file = await entryOf(tree, event?.id ?? '');
  await tree.write('notes.txt', 'half a sentence');
  const { address } = await serveForm(site, tree, 4316, env);
  await page.goto(eventForm(address, file));
  await page.getByRole('link', { name: 'Copy to a new entry' }).click();
  await expect(field(page, 'Date')).toHaveValue('');
  expect(await axeFindings(page)).toEqual([]);
  await fill(page, { Title: 'Meadow Supper', 'Detail page url': '/events/meadow-supper', Id: 'meadow-supper' });
  await fill(page, { Date: `${year}-05-05`, Registration: 'Come along.' });
  await page.getByRole('radio', { name: 'Nobody needs to register' }).check();
  for (const label of ['Summary', 'Description'])
    if ((await field(page, label).inputValue()) === '')
      await field(page, label).fill('A supper for families and friends in the grass.');
  if ((await field(page, 'Alt').inputValue()) === '') await field(page, 'Alt').fill('A meadow.');
  await save(page);
  await preview(page);
  await fill(page, { 'Your name': 'Val Volunteer', 'Your e-mail address': 'val@example.org' });
  expect(await axeFindings(page)).toEqual([]);
  await release(page);
  expect((await site.get('/events/meadow-supper')).text).toContain('Meadow Supper</h1>');
  const entry = 'shared-data/entries/events/meadow-supper.yaml';
  expect(await git(origin, ['log', '-1', '--name-only', '--format=%an <%ae>: %s', 'main'])).toBe(
    `Val Volunteer <val@example.org>: Add Meadow Supper\n\n${entry}`,
  );
  expect(await git(tree.folder, ['status', '--porcelain'])).toBe('?? notes.txt');
  expect(await readFile(settings, 'utf8')).toBe('[color]\n\tui = always\n');

  await test.step('it is removed, and restored from the list of removed entries', async () => {
    await page.goto(eventForm(address, 'meadow-supper'));
    await page.getByRole('button', { name: 'Remove Meadow Supper' }).click();
    await press(page, 'Yes, remove it');
    await page.getByRole('link', { name: 'What was removed' }).click();
    await page.getByRole('link', { name: 'Bring back: Meadow Supper' }).click();
    await save(page);
    expect(await tree.read(entry)).toContain('title: Meadow Supper');
    await page.getByRole('link', { name: 'Earlier versions' }).click();
    await expect(page.getByRole('main')).toContainText('Val Volunteer');
    expect(await axeFindings(page)).toEqual([]);
  });
});

test('a form that is killed during a release says what is live, and continues @nightly', async ({
  freshSite: site,
  newTree,
  home,
  page,
}) => {
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const origin = await giveOrigin(tree, home);
  await giveAuthor(tree);
  const file = await entryOf(tree, event?.id ?? '');
  const shown = () => site.document(event?.detailPageUrl ?? '');
  const last = (folder: string) => git(folder, ['rev-parse', 'main']);
  const reached = path.join(home, 'reached');
  const waits = `#!/bin/sh\ntouch '${reached}'\nsleep 600\n`;
  let form = await serveForm(site, tree, 4318);

  /** Changes the place of the event, and kills the form in a git hook of the release. */
  const killIn = async (hook: string, place: string) => {
    await page.goto(eventForm(form.address, file));
    await save(page, { Location: place });
    await preview(page);
    await mkdir(path.dirname(hook), { recursive: true });
    await writeFile(hook, waits, { mode: 0o755 });
    await page.getByRole('button', { name: 'Release it now' }).click({ noWaitAfter: true });
    await expect.poll(() => existsSync(reached), { timeout: 300_000 }).toBe(true);
    form.server.kill();
    await form.server.ended;
    await Promise.all([hook, reached].map((one) => rm(one)));
    form = await serveForm(site, tree, 4318);
  };
  const sendsToOrigin = async () => {
    await page.goto(form.address);
    await expect(page.getByRole('main')).toContainText('One commit is not at origin');
  };

  await test.step('after the commit, the change is not live, and can be released', async () => {
    await killIn(path.join(tree.folder, '.git/hooks/post-commit'), 'The meadow');
    expect(await shown()).not.toContain('The meadow');
    await sendsToOrigin();
    await preview(page);
    await expect(page.getByRole('main')).toContainText('The change is committed, but not live yet');
    await release(page);
    expect(await shown()).toContain('The meadow');
    expect(await last(origin)).toBe(await last(tree.folder));
  });

  await test.step('after the push to the store, the next preview completes the release', async () => {
    const before = (await site.history('events')).length;
    await killIn(path.join(site.store, 'hooks/post-receive'), 'The mill');
    expect(await site.history('events')).toHaveLength(before + 1);
    expect(await shown()).not.toContain('The mill');
    await sendsToOrigin();
    await page.getByRole('link', { name: 'Preview and release' }).click();
    await press(page, 'Build the preview');
    await expect(heading(page)).toHaveText('Everything is live', { timeout: 300_000 });
    expect(await shown()).toContain('The mill');
    await page.goto(form.address);
    await press(page, 'Send to origin');
    await expect(heading(page)).toHaveText('It is at origin', { timeout: 60_000 });
    expect(await last(origin)).toBe(await last(tree.folder));
  });

  await test.step('during the push, the change is live and committed, and can be sent', async () => {
    await killIn(path.join(origin, 'hooks/pre-receive'), 'The barn');
    expect(await shown()).toContain('The barn');
    await sendsToOrigin();
    await press(page, 'Send to origin');
    await expect(heading(page)).toHaveText('It is at origin', { timeout: 60_000 });
    expect(await last(origin)).toBe(await last(tree.folder));
    expect(await git(tree.folder, ['status', '--porcelain'])).toBe('');
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

test('an event is nowhere on the site before its first day, and on its pages from that day @nightly', async ({
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
  for (const place of ['/events', '/sitemap.xml', '/events.ics'])
    expect((await site.get(place)).text).toMatch(/zebra.supper/i);
});
