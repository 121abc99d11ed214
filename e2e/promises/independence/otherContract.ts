import { changedBuild } from '../../own-site/changedBuild';
import type { OwnSite } from '../../own-site/ownSite';

/** The package a test began with, as built for another contract. */
export const otherContract = (site: OwnSite, name: string, contract: number): Promise<string> =>
  changedBuild(site, name, {
    prerender: (code) => code.replace(/(inlined export \.contractVersion \*\/)\d+/, `$1${contract}`),
  });
