import { expect } from '@playwright/test';
import { badReleases } from '../fixtures/releases/badReleases';
import { diskState } from '../fixtures/releases/diskState';
import { siteTest as test } from '../fixtures/site/siteTest';
import { inFull } from '../fixtures/page/inFull';

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 120_000 });

/** How many are refused one after the other by the same site. */
const perSite = 6;

/** In part, one for each place where a release is looked at: its bytes, its pages, its container, and the sections beside it. */
const samples = [
  'a copied release has a script of another hash',
  'a page throws while rendering',
  'its script is an ES module',
  'a shell was built for a contract of another major',
];
const tried = badReleases.filter(({ name }) => inFull || samples.includes(name));
const groups = Array.from({ length: Math.ceil(tried.length / perSite) }, (_, index) =>
  tried.slice(index * perSite, (index + 1) * perSite),
);

for (const group of groups) {
  test(`refused in one line, with nothing changed: ${group.map(({ name }) => name).join('; ')}`, async ({ site }) => {
    test.setTimeout(300_000);
    const missed: string[] = [];
    for (const { name, make, command = 'release', says } of group) {
      const args = await make(site);
      const before = await diskState(site.dist);
      const { code, err } = await site.run(command, args);
      const miss = (what: string) => missed.push(`${name}: ${what}: ${err}`);
      if (code === 0 || code === null) miss(`the exit code is ${code}`);
      if (!/^(events|about|shell): [^\n]+\n$/.test(err)) miss('not one line that begins with the package');
      for (const words of says) if (!words.test(err)) miss(`no ${words}`);
      const after = await diskState(site.dist);
      const changed = [
        ...before.filter((line) => !after.includes(line)),
        ...after.filter((line) => !before.includes(line)),
      ];
      if (changed.length > 0) miss(`${changed.join(', ')} changed`);
    }
    expect(missed).toEqual([]);
  });
}
