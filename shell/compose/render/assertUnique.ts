import { packages, redirects, territories } from '@site/build/packages';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../UserError';
import { addressOwner } from '../validate/addresses';
import { ownerOf, pagesOf, type Composition } from './Composition';

/** Throws what is wrong with a second claim for the same. Those of changed packages come second. */
function assertOnce<Claim extends { readonly name: string; readonly what: string }>(
  claims: readonly Claim[],
  changed: ReadonlySet<string>,
  faultOf: (second: Claim, first: Claim) => string | null,
): void {
  const known = new Map<string, Claim>();
  for (const claim of [...claims].sort((a, b) => Number(changed.has(a.name)) - Number(changed.has(b.name)))) {
    const first = known.get(claim.what);
    const fault = first ? faultOf(claim, first) : null;
    if (fault) throw new Refusal(claim.name, fault);
    known.set(claim.what, claim);
  }
}

/** Throws where an address of a page, of before or of a file is not its package's alone, or an asset is another's with other bytes. */
export function assertUniqueAddresses(composition: Composition, changed: ReadonlySet<string>): void {
  const addresses = pagesOf(composition).flatMap((page) => {
    const { movedFrom = [], files = [] } = page.head;
    const own = [page.address, ...movedFrom, ...files.map((file) => file.path)];
    return own.map((what) => ({ name: ownerOf(page), what }));
  });
  for (const { name, what } of addresses) {
    const owner = addressOwner(what, territories);
    // In the repository of one section the rows may be older than the releases of others.
    if (owner && owner !== name && packages.some((one) => one.name === name)) {
      throw new Refusal(name, `${what} is for ${owner} alone (shell/build/sections.json); take an address of your own`);
    }
    if (!redirects.some(({ from }) => from === what)) continue;
    throw new Refusal(name, `shell/build/sections.json redirects ${what}; take that line out, or take another address`);
  }
  assertOnce(addresses, changed, ({ name, what }, { name: owner }) =>
    owner === name
      ? `${what} is there twice; give each page, file and movedFrom an address of its own`
      : `${what} belongs to ${owner} already; take another address, or have ${owner} release without it`,
  );
  const assets = [composition.shell, ...composition.sections].flatMap(({ name, files: { assets, folder } }) =>
    assets.map((what) => ({ name, what, file: path.join(folder, what) })),
  );
  assertOnce(assets, changed, ({ what, file }, first) =>
    readFileSync(file).equals(readFileSync(first.file))
      ? null
      : `${what} is another file than ${first.name} has by that name; give it a name of its own`,
  );
}

/** Throws where two pages have the same title: people and search engines distinguish pages by it. */
export function assertUniqueTitles(composition: Composition, changed: ReadonlySet<string>): void {
  const titles = pagesOf(composition).map((page) => ({ ...page, name: ownerOf(page), what: page.head.title }));
  assertOnce(
    titles,
    changed,
    ({ what, address }, first) => `${address} has the title of ${first.address}, '${what}'; give it one of its own`,
  );
}
