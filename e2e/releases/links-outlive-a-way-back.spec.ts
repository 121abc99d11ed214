import { expect } from '@playwright/test';
import { changedBuild, sectionEdits } from '../fixtures/site/changedBuild';
import type { OwnSite } from '../fixtures/site/ownSite';
import { siteTest as test } from '../fixtures/site/siteTest';
import { from } from '../fixtures/releases/spoil';

test.use({ trace: 'off' });
// Each command is a process of its own, which takes a while on a busy machine.
test.describe.configure({ timeout: 300_000 });

const coffee = '/events/coffee';

/** Releases a section that was changed by a function, given as source. */
const release = async (site: OwnSite, name: string, change: string) =>
  site.mustRun('release', from(await changedBuild(site, name, sectionEdits(name, change)), name));

const withCoffee = `({ pages, ...section }) => ({ ...section, pages: [...pages,
  { ...pages[0], path: '${coffee}', title: 'Coffee', canonical: undefined, Page: () => jsx('h1', { children: 'Coffee' }) }] })`;

const withLink = (words: string) => `({ pages, ...section }) => ({ ...section, pages: pages.map((page) =>
  page.path === '/about' ? { ...page, Page: () => jsxs(Fragment, { children: [jsx('h1', { children: 'Mission' }),
    jsx('a', { href: '${coffee}', children: '${words}' })] }) } : page) })`;

test(
  'going back says which links it leaves, goes through, and names the way forward',
  { tag: '@nightly' },
  async ({ site }) => {
    await release(site, 'events', withCoffee);
    const { version } = await site.live('events');
    await release(site, 'about', withLink('Coffee'));

    const said = `⚠ about: /about links to ${coffee} ('Coffee'), where there is no page or file any more`;
    const back = await site.mustRun('rollback', ['events']);
    expect(back.out).toContain(said);
    const shown = await site.mustRun('sections', ['events']);
    expect(shown.out).toContain(`Forward again: npm run rollback -- events --to ${version}`);
    expect((await site.mustRun('sections')).out).toMatch(/events.*gone back to/);

    // Whoever releases next is not kept from it by what others have left.
    const later = await release(site, 'about', withLink('Coffee first'));
    expect(later.out).toContain(said.replace('Coffee', 'Coffee first'));
    const forward = await site.mustRun('rollback', ['events', '--to', version]);
    expect(forward.out).not.toContain('⚠');
  },
);
