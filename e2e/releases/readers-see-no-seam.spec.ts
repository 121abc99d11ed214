import { expect } from '@playwright/test';
import { edition } from '../fixtures/site/changedBuild';
import { read } from '../fixtures/releases/Reader';
import type { Reading } from '../fixtures/releases/Reader';
import { siteTest as test } from '../fixtures/site/ownSite';
import { inFull } from '../fixtures/page/inFull';

const releases = inFull ? 20 : 1;
const pace = 50;

test(`a reader at ${pace} requests a second sees whole pages during ${releases} releases`, async ({ site }) => {
  test.setTimeout(releases * 60_000);
  const names = Array.from({ length: releases }, (_, number) => `release-${number}`);
  const builds = await Promise.all(names.map((name) => edition(site, 'events', name)));
  const pages = ['/events', '/events/hope-gala', '/partner/events', '/', '/about/team', '/services/clinic'];
  const stop = new AbortController();
  try {
    const began = performance.now();
    const reading: Reading = { requests: 0, editions: new Set(), complaints: [] };
    const reader = read(site.origin, pages, pace, stop.signal, reading);
    for (const build of builds) {
      const { code, err } = await site.run('release', ['events', '--from', build]);
      expect({ code, err }).toEqual({ code: 0, err: '' });
    }
    await expect.poll(() => [...reading.editions]).toContain(names.at(-1));
    stop.abort();
    await reader;
    const { requests, editions, complaints } = reading;
    const perSecond = Math.round((requests * 1000) / (performance.now() - began));
    console.log(
      JSON.stringify({ releases, requests, perSecond, editions: editions.size, complaints: complaints.length }),
    );
    expect(complaints).toEqual([]);
    expect(editions.size).toBeGreaterThan(releases / 2);
  } finally {
    stop.abort();
  }
});
