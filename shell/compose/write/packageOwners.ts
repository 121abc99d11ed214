import { packages, sourceFolder } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Who looks after each package: the author in its package.json. */
export async function packageOwners(): Promise<ReadonlyMap<string, string>> {
  const owners = packages.map(async (pkg) => {
    const text = await readFile(path.join(sourceFolder(pkg), 'package.json'), 'utf8').catch(() => '{}');
    const { author } = JSON.parse(text) as { author?: string | { name: string } };
    const owner = typeof author === 'object' ? author.name : author;
    return owner ? [[pkg.name, owner] as const] : [];
  });
  return new Map((await Promise.all(owners)).flat());
}
