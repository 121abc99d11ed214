/** @jest-environment node */
import { rm } from 'node:fs/promises';
import { exampleFiles, exampleSite } from '../fixtures/hosts/exampleSite';
import { changeSummary } from './changeSummary';

const page = (words: string) => `<!doctype html><title>Events</title><main><h1>Events</h1> <p>${words}</p></main>`;

/** Returns a site whose events section has this script and these pages. */
function site(version: string, script: string, pages: Readonly<Record<string, string>>): Promise<string> {
  const status = JSON.parse(exampleFiles['status.json'] ?? '') as object;
  const events = { name: 'events', version, commit: version, by: 'Ann', message: 'News', pages: 2 };
  const packages = [{ ...events, since: '2026-04-10T15:00:00.000Z' }];
  const documents = Object.entries(pages).map(([address, words]) => [`${address}/index.html`, page(words)] as const);
  return exampleSite(undefined, {
    ...Object.fromEntries(documents),
    [`releases/events/${version}/remoteEntry.js`]: script,
    'status.json': JSON.stringify({ ...status, packages }),
  });
}

it('lists pages with changed words, and files with their share of the budget', async () => {
  const sites = await Promise.all([
    site('1', 'var mfeEvents = 1;', { about: 'Welcome', events: 'Come and sing', fairs: 'Gone' }),
    site('2', 'var mfeEvents = "longer than before";', {
      ...{ about: 'Welcome', events: 'Come and dance | sing' },
      'events/ball': 'A ball',
    }),
  ]);
  const [before, after] = sites;
  try {
    const { pages, text } = await changeSummary(before, after);
    expect(pages).toEqual(['/events', '/events/ball', '/fairs']);
    expect(text.replaceAll(/\d+(?= %)|\d{2,}/g, 'N').split('\n')).toEqual([
      '## What changes for visitors',
      '',
      '| | words | bytes | of its budget |',
      '| --- | --- | --- | --- |',
      '| /events | +2 −0: dance \\| | N → N | N % of N |',
      '| /events/ball | +3 −0: Events A ball | new → N | N % of N |',
      '| /fairs | +0 −2 | N → gone |  |',
      '| events remoteEntry.js |  | N → N | N % of N |',
      '',
    ]);
    expect(await changeSummary(before, before)).toMatchObject({
      pages: [],
      text: expect.stringContaining('Nothing: '),
    });
  } finally {
    await Promise.all(sites.map((folder) => rm(folder, { recursive: true })));
  }
});
