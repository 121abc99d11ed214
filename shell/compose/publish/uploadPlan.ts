import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { versionedFolders } from '../../hosts/HeaderRule';

/** Files that may go in any order, once every earlier step is done. */
export interface UploadStep {
  readonly name: 'versioned files' | 'header rules' | 'pages' | 'status';
  /** Named from the folder of the site. */
  readonly files: readonly string[];
}

const order = ['versioned files', 'header rules', 'pages', 'status'] as const;

function stepOf(file: string): UploadStep['name'] {
  if (versionedFolders.some((folder) => file.startsWith(`${folder}/`))) return 'versioned files';
  if (file.startsWith('_')) return 'header rules';
  return /^status(\.json|\/)/.test(file) ? 'status' : 'pages';
}

/**
 * How a site reaches a host: what pages name stands there before the pages, the rules that let them in before them too, and
 * what says that all is done comes last. Nothing is removed: pages that readers have open name files of earlier releases.
 * @param files of the composed site, as `siteFiles` gives them.
 */
export function uploadPlan(files: readonly string[]): UploadStep[] {
  return order
    .map((name) => ({ name, files: files.filter((file) => stepOf(file) === name) }))
    .filter((step) => step.files.length > 0);
}

/** Every file of a composed site, named from its folder, in the order of their names. */
export async function siteFiles(site: string): Promise<string[]> {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(site, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}
