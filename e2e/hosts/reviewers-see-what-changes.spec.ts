import { expect, test } from '@playwright/test';
import { rm } from 'node:fs/promises';
import { exampleFiles, exampleSite } from '../fixtures/hosts/exampleSite';
import { changeSummary } from '../bench/changeSummary';

const page = (words: string) => `<!doctype html><title>Events</title><main><h1>Events</h1><p>${words}</p></main>`;

/** A site whose events have this script and these pages. */
function site(version: string, script: string, pages: Readonly<Record<string, string>>): Promise<string> {
  const status = JSON.parse(exampleFiles['status.json'] ?? '') as object;
  const events = { name: 'events', version, commit: version, newest: version, by: 'Ann', message: 'News', pages: 2 };
  const since = '2026-04-10T15:00:00.000Z';
  return exampleSite(undefined, {
    ...pages,
    [`releases/events/${version}/remoteEntry.js`]: script,
    'status.json': JSON.stringify({ ...status, packages: [{ ...events, since }] }),
  });
}

const kept = { 'index.html': page('Welcome'), 'status/index.html': page('Live') };

test('the summary of a change lists pages with their words, and files with their share of the budget', async () => {
  const before = await site('1', 'var mfeEvents = 1;', {
    ...kept,
    'events/index.html': page('Come and sing'),
    'fairs/index.html': page('Gone soon'),
  });
  const after = await site('2', 'var mfeEvents = "longer than before";', {
    ...kept,
    'events/index.html': page('Come and dance | sing'),
    'events/ball/index.html': page('A ball'),
  });
  try {
    const { pages, text } = await changeSummary(before, after);
    expect(pages).toEqual(['/events', '/events/ball', '/fairs']);
    const lines = [
      /^## What changes for visitors$/,
      /^$/,
      /^\| \| words \| bytes \| of its budget \|$/,
      /^\| --- \| --- \| --- \| --- \|$/,
      /^\| \/events \| \+2 −0: dance \\\| \| \d+ → \d+ \| \d % of 14600 \|$/,
      /^\| \/events\/ball \| \+\d −0: .*A ball \| new → \d+ \| \d % of 14600 \|$/,
      /^\| \/fairs \| \+0 −\d \| \d+ → gone \| {2}\|$/,
      /^\| events remoteEntry\.js \| {2}\| \d+ → \d+ \| 0 % of 40000 \|$/,
      /^$/,
    ];
    const said = text.split('\n');
    expect(said).toHaveLength(lines.length);
    for (const [index, line] of lines.entries()) expect(said[index]).toMatch(line);
    expect(await changeSummary(before, before)).toMatchObject({
      pages: [],
      text: expect.stringContaining('Nothing: '),
    });
  } finally {
    await Promise.all([before, after].map((folder) => rm(folder, { recursive: true })));
  }
});
