import { expect } from '@playwright/test';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { events } from '@site/shared-data/events';
import sharp from 'sharp';
import { axeFindings } from '../fixtures/page/axe';
import {
  entryOf,
  eventForm,
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
import { siteTest as test } from '../fixtures/site/ownSite';

test.describe.configure({ timeout: 900_000 });

test('a person without code experience changes the content, previews it and releases it @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  const tree = await newTree();
  const picnic = '/events/meadow-picnic';
  const event = events.at(-1);
  test.skip(!event, 'the clinic has no events');
  const gone = { name: event?.title ?? '', address: event?.detailPageUrl ?? '' };
  const { address: form } = await serveForm(site, tree, 4310);
  const text = async (address: string) => (await site.get(address)).text;

  await test.step('an event is added; a message beside a field says what is missing', async () => {
    await page.goto(form);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('link', { name: 'Add to: Events' }).click();
    await fill(page, { Id: 'picnic', Title: 'Meadow Picnic', Date: '2031-05-05', Time: 'Noon' });
    await fill(page, { Location: 'The meadow', Summary: 'A picnic for families.', 'Detail page url': picnic });
    await fill(page, { Description: 'Bring a blanket and come along.', Registration: 'No registration needed.' });
    const meadow = sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#7a9' } });
    const file = { name: 'The meadow (1).JPG', mimeType: 'image/jpeg', buffer: await meadow.jpeg().toBuffer() };
    await press(page, 'Save');
    await expect(page.getByRole('alert')).toContainText('wanted a description of the picture');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByLabel('Or a new photograph').setInputFiles(file);
    await save(page, { Alt: 'A meadow with blankets under wide trees.' });
  });

  await test.step('the hours change', async () => {
    await page.goto(`${form}/entry?file=clinic/hours.yaml`);
    await page
      .getByRole('group', { name: /^Friday/ })
      .getByLabel('Closes')
      .fill('1:30 PM');
    await save(page);
  });

  await test.step('an event is removed', async () => {
    await page.goto(eventForm(form, await entryOf(tree, event?.id ?? '')));
    await press(page, `Remove ${gone.name}`);
    await expect(page.getByRole('main')).toContainText(`This also removes its page ${gone.address}.`);
    expect(await axeFindings(page)).toEqual([]);
    await press(page, 'Yes, remove it');
    await expect(heading(page)).toHaveText('All entries');
  });

  await test.step('the preview shows the page of the site, and nothing is live', async () => {
    await preview(page);
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
    const touched = page.getByRole('main');
    for (const address of ['/', picnic, gone.address, '/contact']) await expect(touched).toContainText(address);
    expect((await site.get(picnic)).status).toBe(404);
    const link = touched.getByRole('link', { name: `Look at ${picnic} ` });
    const shown = await page.request.get((await link.getAttribute('href')) ?? '');
    expect(await shown.text()).toContain('Meadow Picnic</h1>');
  });

  await test.step('after the release, it is live on every page that shows it', async () => {
    await release(page);
    expect(await text(picnic)).toContain('Monday, May 5, 2031');
    expect(await text('/')).toContain('A meadow with blankets under wide trees.');
    for (const address of ['/contact', '/services/clinic']) expect(await text(address)).toContain('1:30');
    for (const address of [gone.address, `${gone.address}.ics`]) expect((await site.get(address)).status).toBe(404);
    for (const address of ['/', '/events', '/sitemap.xml'])
      for (const words of [gone.name, gone.address]) expect(await text(address)).not.toContain(words);
  });
});

/** A remote development machine. Its ports have addresses of their own, which the browser resolves here. */
const lent = 'http://quiet-meadow.localhost:PORT';
/** The answer of the git host to a new branch. */
const compareAddress = 'https://host.test/site/compare/main...';

test('a volunteer proposes a change remotely, as a branch that its owner can merge @nightly', async ({
  freshSite: site,
  newTree,
  home,
  page,
}) => {
  const [event] = events;
  test.skip(!event, 'the clinic has no events');
  const tree = await newTree();
  const file = await entryOf(tree, event?.id ?? '');
  const here = (...args: string[]) => git(tree.folder, args);
  const repository = await giveOrigin(tree, home);
  await giveAuthor(tree);
  const answer = `#!/bin/sh\nread old new ref\necho "  ${compareAddress}\${ref#refs/heads/}"\n`;
  await writeFile(path.join(repository, 'hooks/post-receive'), answer, { mode: 0o755 });
  const { address: form } = await serveForm(site, tree, 4312, { EDIT_ADDRESS: lent }, lent);
  const propose = async (place: string) => {
    await page.goto(eventForm(form, file));
    await save(page, { Location: place });
    await preview(page);
    await press(page, 'Propose this change');
    await expect(heading(page)).toHaveText('The change is proposed', { timeout: 60_000 });
    // The next change starts from the main branch.
    expect(await here('status', '--porcelain')).toBe('');
    return (await page.locator('main code').first().innerText()).trim();
  };
  const branch = await propose('Mill Pond Park');
  expect(branch).toMatch(new RegExp(`^edit/${file}-\\w+$`));
  await expect(page.getByRole('link', { name: compareAddress + branch })).toBeVisible();
  expect(await git(repository, ['log', '--name-only', '--format=%an: %s', `main..${branch}`])).toBe(
    `Val Volunteer: Change ${event?.title}\n\nshared-data/entries/events/${file}.yaml`,
  );

  // A reviewer asks for another word, and the change follows on the same branch.
  await here('switch', '--quiet', branch);
  expect(await propose('Mill Pond Trail')).toBe(branch);
  expect(await git(repository, ['rev-list', '--count', `main..${branch}`])).toBe('2');
  expect(await site.document(event?.detailPageUrl ?? '')).not.toContain('Mill Pond');
});
