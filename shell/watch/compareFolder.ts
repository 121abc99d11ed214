import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFiles } from '../hosts/siteFiles';
import { headersFiles } from '../hosts/headersFiles';
import type { Fault } from './Fault';

/** Compares the files in a host's folder with a composed site. The header rules may allow more than the site needs. */
export async function compareFolder(folder: string, site: string): Promise<Fault[]> {
  const rules: readonly string[] = Object.values(headersFiles);
  const files = (await siteFiles(site)).filter((file) => !rules.includes(file));
  const remedy = 'another program writes there, or the disk is full. Publish again';
  const faults = files.map(async (file): Promise<Fault[]> => {
    const [wanted, got] = await Promise.all(
      [site, folder].map((one) => readFile(path.join(one, file)).catch(() => null)),
    );
    const address = `/${file}`;
    if (!got) return [{ kind: 'status', address, wanted: 'a file', got: 'none', remedy }];
    if (wanted?.equals(got)) return [];
    return [{ kind: 'content', address, wanted: `${wanted?.length} bytes`, got: `${got.length} others`, remedy }];
  });
  return (await Promise.all(faults)).flat();
}
