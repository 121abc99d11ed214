import { dist } from '@site/build/packages';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { composePreview } from '../../shell/cli/composePreview';
import { runCommand } from '../../shell/cli/runCommand';
import { dirs } from '../../shell/compose/dirs';
import { changeSummary } from './changeSummary';
import { takePictures } from './takePictures';

// What a reviewer of a pull request looks at: the live site with some sections exchanged, as `npm run preview -- --with`
// composes it, with a summary and pictures of every page that differs, before and after.
const folder = path.join(dist, 'review');

await runCommand(async () => {
  const site = await composePreview(process.argv.slice(2));
  const { pages, text } = await changeSummary(dirs.site, site);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  // A footer that changes makes pictures of every page, which take minutes.
  await writeFile(path.join(folder, 'summary.md'), text);
  console.log(text);
  for (const [when, shown] of Object.entries({ before: dirs.site, after: site })) {
    for (const width of [390, 1280]) {
      const viewport = { width, height: 1000 };
      for await (const { address, picture } of takePictures(shown, pages, { viewport })) {
        const name = address.slice(1).replaceAll('/', '-') || 'home';
        await writeFile(path.join(folder, `${name}-${width}-${when}.png`), picture);
      }
    }
  }
});
