import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { addressOwner } from '../validate/addresses';
import type { AddressRow } from '../validate/addresses';
import { ownerOf, pagesOf } from './Composition';
import type { Composition } from './Composition';

/** Something that only one package of the site may have. */
interface Claim {
  readonly name: string;
  readonly what: string;
  /** A second claim with an equal value is allowed. */
  readonly value?: string;
}

/**
 * Throws where something is claimed twice.
 * @param changed the packages that are new in this composition: their claims come second.
 * @param describe gives the message about a second claim.
 */
function assertOnce(
  claims: readonly Claim[],
  changed: ReadonlySet<string>,
  describe: (claim: Claim, owner: string) => string,
): void {
  const owners = new Map<string, Claim>();
  const inOrder = [...claims].sort((a, b) => Number(changed.has(a.name)) - Number(changed.has(b.name)));
  for (const claim of inOrder) {
    const first = owners.get(claim.what);
    if (first && (claim.value === undefined || claim.value !== first.value)) {
      throw new Refusal(claim.name, describe(claim, first.name));
    }
    owners.set(claim.what, claim);
  }
}

/** What `packages.js` says of addresses. */
export interface AddressRules {
  /** Whose addresses are compared with the rows. In the repository of one section these may be older than the others' releases. */
  readonly packages: readonly Pick<AddressRow, 'name'>[];
  readonly territories: readonly AddressRow[];
  readonly redirects: readonly Redirect[];
}

/**
 * Throws where two packages have the same address of a page or file, also one it had before, where an address is another
 * section's by its row, or where two packages have other bytes under the same asset name.
 */
export async function assertUniqueAddresses(
  composition: Composition,
  changed: ReadonlySet<string>,
  { packages, territories, redirects }: AddressRules,
): Promise<void> {
  const addresses = pagesOf(composition).flatMap((page) => {
    const { movedFrom = [], files = [] } = page.head;
    return [page.address, ...movedFrom, ...files.map((file) => file.path)].map((what) => ({
      name: ownerOf(page),
      what,
    }));
  });
  for (const { name, what } of addresses) {
    const owner = addressOwner(what, territories);
    if (owner && owner !== name && packages.some((one) => one.name === name)) {
      throw new Refusal(name, `${what} is for ${owner} alone (shell/build/packages.js); take an address of your own`);
    }
    if (!redirects.some(({ from }) => from === what)) continue;
    throw new Refusal(name, `shell/build/packages.js redirects ${what}; take that line out, or take another address`);
  }
  assertOnce(addresses, changed, ({ name, what }, owner) =>
    owner === name
      ? `${what} is there twice; give each page, file and movedFrom an address of its own`
      : `${what} belongs to ${owner} already; take another address, or have ${owner} release without it`,
  );
  const owners = [composition.shell, ...composition.sections];
  const all = owners.flatMap(({ name, files: { assets, folder } }) => assets.map((what) => ({ name, what, folder })));
  const shared = all.filter(({ what }) => all.filter((one) => one.what === what).length > 1);
  const assets = await Promise.all(
    shared.map(async ({ name, what, folder }) => {
      const bytes = await readFile(path.join(folder, what));
      return { name, what, value: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
  assertOnce(
    assets,
    changed,
    ({ what }, owner) => `${what} is another file than ${owner} has by that name; give it a name of its own`,
  );
}

/** Throws where two pages have the same title: people and search engines distinguish pages by it. */
export function assertUniqueTitles(composition: Composition, changed: ReadonlySet<string>): void {
  const titles = pagesOf(composition).map((page) => ({ name: ownerOf(page), what: page.head.title, page }));
  const addressOf = (title: string, name: string) =>
    titles.find((one) => one.what === title && one.name === name)?.page.address ?? '';
  assertOnce(
    titles,
    changed,
    ({ name, what }, owner) =>
      `${titles.findLast((one) => one.what === what && one.name === name)?.page.address ?? ''} has the title of ${addressOf(what, owner)}, '${what}'; give it one of its own`,
  );
}
