import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { manifestFile } from '../Release';
import type { Manifest } from '../Release';
import { Refusal } from '../UserError';
import type { Composed } from './Composition';

/** The manifest of a release, made from its bundle. */
export function manifestOf(pkg: Composed, modules: readonly string[]): Manifest {
  const { contract } = pkg;
  const pages = pkg.pages.map((page) => page.path).sort();
  if ('provides' in pkg) {
    return { kind: 'shell', name: 'shell', contract, pages, provides: pkg.provides, modules };
  }
  const { name, container, requires } = pkg;
  return { kind: 'section', name, contract, container, pages, requires, modules };
}

/** Throws a Refusal where a release's manifest differs from its bundle. */
export async function assertManifest(pkg: Composed): Promise<void> {
  const text = await readFile(path.join(pkg.files.folder, manifestFile), 'utf8').catch(() => '{}');
  const given = JSON.parse(text) as Partial<Manifest>;
  const expected = manifestOf(pkg, given.modules ?? []);
  const isOther = ([field, value]: [string, unknown]) =>
    !isDeepStrictEqual(given[field as keyof Manifest] ?? [], value);
  const other = Object.entries(expected).find(isOther)?.[0];
  if (other) throw new Refusal(pkg.name, `release.json names other ${other} than the bundle has; release it anew`);
}
