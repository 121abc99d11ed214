import { packages, redirects, sectionRows } from '@site/build/packages';
import { looksOf } from '@site/shared-data/schemas/textProblem';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../../system/UserError';
import { shellsOf, type RenderedPage, type Rendered } from '../render/Site';
import { addressOwner } from '../contract/addresses';
import { calendarEntries } from '../contract/calendarFault';

/**
 * Throws a Refusal if two packages claim the same thing. Claims of changed packages come second, so the Refusal names those.
 */
function assertOnce<Claim extends { readonly owner: string; readonly what: string }>(
  claims: readonly Claim[],
  changed: ReadonlySet<string>,
  faultOf: (second: Claim, first: Claim) => string | null,
): void {
  const known = new Map<string, Claim>();
  for (const claim of [...claims].sort((a, b) => Number(changed.has(a.owner)) - Number(changed.has(b.owner)))) {
    const first = known.get(claim.what);
    const fault = first && faultOf(claim, first);
    if (fault) throw new Refusal(claim.owner, fault);
    known.set(claim.what, claim);
  }
}

/**
 * Checks that each address of a page, redirect or file belongs to one package. Packages may share an asset if its bytes are the
 * same.
 * @throws Refusal that names both packages.
 */
export function assertUniqueAddresses(
  { shell, sections, pages }: Pick<Rendered, 'shell' | 'sections' | 'pages'>,
  changed: ReadonlySet<string>,
): void {
  const addresses = pages.flatMap(({ address, head: { movedFrom = [], files = [] }, owner }) =>
    [address, ...movedFrom, ...files.map((file) => file.path)].map((what) => ({ owner, what })),
  );
  for (const { owner, what } of addresses) {
    const only = addressOwner(what, sectionRows);
    // In a section's own repository, the list of addresses can be older than the releases of others.
    if (only && only !== owner && packages.some(({ name }) => name === owner)) {
      throw new Refusal(
        owner,
        `${what} is reserved for ${only} (shell/build/sections.json); take an address of your own`,
      );
    }
    if (!redirects.some(({ from }) => from === what)) continue;
    const remedy = 'take that line out, or take another address';
    throw new Refusal(owner, `shell/build/sections.json redirects ${what}; ${remedy}`);
  }
  for (const { address, head, owner } of pages) {
    if (!head.movedFrom?.includes(address)) continue;
    const remedy = `if shared-data/src/paths.ts has its new address, release both: npm run release -- shell ${owner}`;
    throw new Refusal(owner, `${address} has moved from its own address; correct movedFrom, or ${remedy}`);
  }
  assertOnce(addresses, changed, ({ owner, what }, first) =>
    owner === first.owner
      ? `${what} is used twice; give each page, file and movedFrom an address of its own`
      : `${what} belongs to ${first.owner} already; take another address, or have ${first.owner} release without it`,
  );
  const assets = [...shellsOf({ shell, sections }), ...sections].flatMap(
    ({ name: owner, release: { assets, folder } }) =>
      assets.map((what) => ({ owner, what, bytes: () => readFileSync(path.join(folder, what)) })),
  );
  assertOnce(assets, changed, ({ what, bytes }, first) =>
    bytes().equals(first.bytes())
      ? null
      : `${what} is another file than ${first.owner} has by that name; give it another name`,
  );
}

/**
 * Throws a Refusal if two different calendar entries have the same UID. The calendar of the site joins the entries of all
 * sections, and people's calendars would keep only one of the two (RFC 5545 §3.8.4.7).
 */
export function assertUniqueUids(sections: Rendered['sections'], changed: ReadonlySet<string>): void {
  const claims = sections.flatMap(({ name: owner, files }) =>
    files
      .filter(({ path: file }) => file.endsWith('.ics'))
      .flatMap(({ path: file, text }) =>
        calendarEntries(text).map(({ uid, content }) => ({ owner, what: uid, content, file })),
      ),
  );
  assertOnce(claims, changed, ({ owner, what, content, file }, first) => {
    // A section can write an entry into two files: one of its page, and one of all its events.
    if (owner === first.owner && content === first.content) return null;
    const other = owner === first.owner ? `another entry in ${first.file}` : `${first.file} of ${first.owner}`;
    return `${file} has an entry with the UID '${what.slice(0, 100)}', which ${other} has already; give it a UID of its own`;
  });
}

/** Throws a Refusal if two pages have the same title. People and search engines distinguish pages by it. */
export function assertUniqueTitles(
  pages: readonly Pick<RenderedPage, 'address' | 'head' | 'owner'>[],
  changed: ReadonlySet<string>,
): void {
  const titles = pages.map(({ address, head: { title }, owner }) => ({ address, title, what: looksOf(title), owner }));
  assertOnce(
    titles,
    changed,
    ({ title, address }, first) => `${address} has the title of ${first.address}, '${title}'; give it one of its own`,
  );
}
