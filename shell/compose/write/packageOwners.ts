import { packages, root } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** Who looks after each package: the author in its package.json. */
export async function packageOwners(): Promise<ReadonlyMap<string, string>> {
  const owners = packages.map(async ({ name, folder }) => {
    const text = await readFile(path.join(root, folder, 'package.json'), 'utf8').catch(() => '{}');
    const { author } = JSON.parse(text) as { author?: string | { name: string } };
    const owner = typeof author === 'object' ? author.name : author;
    return owner ? [[name, owner] as const] : [];
  });
  return new Map((await Promise.all(owners)).flat());
}
