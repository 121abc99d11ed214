import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Refusal } from '../UserError';
import { ownerOf, pagesOf } from './Composition';
import type { Composition } from './Composition';

/** Something of the site that one package brings, and that can be there once. */
interface Claim {
  readonly name: string;
  readonly what: string;
  /** The same claim again is no contradiction when it is the very same thing. */
  readonly value?: string;
}

/**
 * Lets everything be claimed once.
 * @param changed the packages that change with this composition: theirs is the second claim.
 * @param refuse words the refusal of a second claim.
 */
function eachOnce(
  claims: readonly Claim[],
  changed: ReadonlySet<string>,
  refuse: (claim: Claim, owner: string) => string,
): void {
  const owners = new Map<string, Claim>();
  const inOrder = [...claims].sort((a, b) => Number(changed.has(a.name)) - Number(changed.has(b.name)));
  for (const claim of inOrder) {
    const first = owners.get(claim.what);
    if (first && (claim.value === undefined || claim.value !== first.value)) {
      throw new Refusal(claim.name, refuse(claim, first.name));
    }
    owners.set(claim.what, claim);
  }
}

/** Refuses what two packages cannot both have: the address of a page or a file, and the bytes behind a picture's name. */
export async function refuseSharedAddresses(composition: Composition, changed: ReadonlySet<string>): Promise<void> {
  const addresses = pagesOf(composition).flatMap((page) =>
    [page.address, ...(page.head.files ?? []).map((file) => file.path)].map((what) => ({ name: ownerOf(page), what })),
  );
  eachOnce(addresses, changed, ({ name, what }, owner) =>
    owner === name
      ? `${what} is there twice; give each page and file an address of its own`
      : `${what} belongs to ${owner} already; take another address, or have ${owner} release without it`,
  );
  const owners = [composition.shell, ...composition.sections];
  const all = owners.flatMap(({ name, files }) => files.assets.map((what) => ({ name, what, folder: files.folder })));
  const shared = all.filter(({ what }) => all.filter((one) => one.what === what).length > 1);
  const assets = await Promise.all(
    shared.map(async ({ name, what, folder }) => {
      const bytes = await readFile(path.join(folder, what));
      return { name, what, value: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
  eachOnce(
    assets,
    changed,
    ({ what }, owner) => `${what} is another file than ${owner} has by that name; give it a name of its own`,
  );
}

/** Refuses two pages of one title: people and search engines tell pages apart by it. */
export function refuseSharedTitles(composition: Composition, changed: ReadonlySet<string>): void {
  const titles = pagesOf(composition).map((page) => ({ name: ownerOf(page), what: page.head.title, page }));
  const addressOf = (title: string, name: string) =>
    titles.find((one) => one.what === title && one.name === name)?.page.address ?? '';
  eachOnce(
    titles,
    changed,
    ({ name, what }, owner) =>
      `${titles.findLast((one) => one.what === what && one.name === name)?.page.address ?? ''} has the title of ${addressOf(what, owner)}, '${what}'; give it one of its own`,
  );
}
