import path from 'node:path';
import { dirs } from '../compose/dirs';
import { packKit } from './new/createRepository';
import { siteCommand } from './siteCommand';

await siteCommand(
  'npm run kit --',
  'Packs what a section in a repository of its own installs, for a folder or an npm registry.',
)
  .option('--to <folder>', 'where the packages are written', path.join(dirs.dist, 'kit'))
  .run(async ({ to }: { to: string }) => {
    for (const file of Object.values(await packKit(path.resolve(to)))) console.log(path.join(to, file));
  });
