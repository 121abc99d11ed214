import { expect } from '@playwright/test';
import { inFull } from '../fixtures/page/addresses';
import { startReading } from '../fixtures/releases/startReading';
import { edition } from '../fixtures/site/changedBuild';
import { siteTest as test } from '../fixtures/site/ownSite';

const releases = inFull ? 20 : 1;

test(`a reader at 50 requests a second sees whole pages during ${releases} releases`, async ({ site }) => {
  test.setTimeout(releases * 60_000);
  const names = Array.from({ length: releases }, (_, number) => `release-${number}`);
  const builds = await Promise.all(names.map((name) => edition(site, 'events', name)));
  const reading = startReading(site.origin);
  for (const build of builds) {
    const { err } = await site.mustRun('release', ['events', '--from', build]);
    expect(err).toBe('');
  }
  await expect.poll(() => [...reading.editions]).toContain(names.at(-1));
  expect(await reading.stop()).toEqual([]);
  expect(reading.editions.size).toBeGreaterThan(releases / 2);
});
