import type { OwnSite } from '../../own-site/ownSite';
import type { CommandName } from '../../own-site/startCommand';

/** A release that may not go live, and what the person who tried it reads. */
export interface BadRelease {
  readonly name: string;
  /** Makes it, and gives the arguments of the command. */
  readonly make: (site: OwnSite) => Promise<readonly string[]>;
  /** The command that refuses it; `release` where none is named. */
  readonly command?: CommandName;
  /** The file or the page, and the remedy, as the one line has to name them. */
  readonly says: readonly [what: RegExp, remedy: RegExp];
}
