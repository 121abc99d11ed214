import type { BuiltPackage } from '@site/build/packages';
import type { ReleaseFiles } from '../Release';
import type { Trailers } from '../store/Commit';
import type { Store } from '../store/store';

/** What a change makes: a release without its package. */
export interface StagedContent {
  readonly files: ReleaseFiles;
  /** The git tree of its files; null until the pictures of its pages are added. */
  readonly tree: string | null;
  readonly modules: readonly string[];
  /** The subject of its commit. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** A requested change of one package (`stageChange.ts`). A package without a change follows its branch. */
export interface Change {
  readonly pkg: BuiltPackage;
  /** Whether the command fails with it. Otherwise the live release stays. */
  readonly isRequired: boolean;
  /** What is done, for whoever waits for it. */
  readonly title: string;
  /** Whether it is built from sources, which are checked then. */
  readonly isBuilt?: boolean;
  /** @param onProgress called with the progress of a build, from 0 to 1. */
  readonly stage: (store: Store, onProgress: (fraction: number) => void) => Promise<StagedContent>;
}

/** The changes that a command requests. */
export interface Plan {
  readonly changes: readonly Change[];
  /** Notes on packages that are not changed. */
  readonly notes?: readonly string[];
}

/** A release that is not on a branch yet. */
export interface Staged extends StagedContent, Pick<Change, 'pkg' | 'isRequired'> {}

/** The version of a release whose content is not complete yet. */
export const unversioned = 'unversioned';
