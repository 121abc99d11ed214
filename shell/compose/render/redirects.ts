import type { Redirect } from '../../hosts/redirects';
import { Refusal } from '../UserError';
import { addressFault } from '../validate/addresses';
import { pagesOf } from './Composition';
import type { Composition } from './Composition';

/**
 * The redirects of a site: from the addresses that pages have moved from, and from those that `packages.js` lists.
 * @throws Refusal where a listed one is malformed.
 */
export function redirectsOf(
  composition: Pick<Composition, 'shell' | 'sections'>,
  listed: readonly Redirect[],
): Redirect[] {
  const moved = pagesOf(composition).flatMap(({ address, head: { movedFrom = [] } }) =>
    movedFrom.map((from) => ({ from, to: address })),
  );
  for (const { from, to } of listed) {
    const wrong = [from, to].find((address) => address !== '/' && addressFault(address));
    if (from === '/' || wrong !== undefined) {
      throw new Refusal(
        'shell',
        `shell/build/packages.js redirects '${from}' to '${to}'; write two addresses of pages`,
      );
    }
  }
  // The target may have moved since.
  const target = new Map<string, string>(moved.map(({ from, to }) => [from, to]));
  return [...moved, ...listed.map(({ from, to }) => ({ from, to: target.get(to) ?? to }))];
}
