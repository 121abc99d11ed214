import type { BuiltPackage } from '@site/build/packages';
import type { ReleaseFiles } from '../Release';
import type { Commit, Trailers } from '../store/Commit';

/**
 * What somebody asks for of one package: that it be built from its sources, taken from a folder or from what its origin
 * offers, or put back at an earlier release. Whatever nobody asks for follows its branch.
 */
export type Change = {
  readonly pkg: BuiltPackage;
  /** Whether the whole fails with it; otherwise what is live stays. */
  readonly isRequired: boolean;
} & (
  | { readonly kind: 'sources' }
  | { readonly kind: 'folder'; readonly folder: string }
  | { readonly kind: 'origin'; readonly address: string }
  | { readonly kind: 'release'; readonly commit: Commit }
);

/** What a command asks for, once it is known what is live. */
export interface Plan {
  readonly changes: readonly Change[];
  /** What is worth knowing of what is not changed. */
  readonly notes?: readonly string[];
}

/** A release that no branch has yet. */
export interface Staged {
  readonly pkg: BuiltPackage;
  readonly isRequired: boolean;
  readonly files: ReleaseFiles;
  /** The name of its content; null until the pictures that its pages show have made that whole. */
  readonly tree: string | null;
  readonly modules: readonly string[];
  /** What its owner says of it, in a line. */
  readonly subject: string;
  readonly trailers: Trailers;
}

/** The version of a release whose content is not whole yet. */
export const pending = 'pending';
