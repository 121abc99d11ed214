import type { BuiltPackage } from '@site/build/packages';
import type { ReleaseFiles } from '../Release';
import type { Commit, Trailers } from '../store/Commit';

/**
 * A requested change of one package: build it from its sources, take it from a folder or from its origin, or restore an
 * earlier release. A package without a change follows its branch.
 */
export type Change = {
  readonly pkg: BuiltPackage;
  /** Whether the command fails with it. Otherwise the live release stays. */
  readonly isRequired: boolean;
} & (
  | { readonly kind: 'sources' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'origin'; readonly address: string }
  | { readonly kind: 'release'; readonly commit: Commit }
);

/** The changes that a command requests. */
export interface Plan {
  readonly changes: readonly Change[];
  /** Notes on packages that are not changed. */
  readonly notes?: readonly string[];
}

/** A release that is not on a branch yet. */
export interface Staged {
  readonly pkg: BuiltPackage;
  readonly isRequired: boolean;
  readonly files: ReleaseFiles;
  /** The git tree of its files; null until the pictures of its pages are added. */
  readonly tree: string | null;
  readonly modules: readonly string[];
  /** The subject of its commit. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** The version of a release whose content is not complete yet. */
export const unversioned = 'unversioned';
