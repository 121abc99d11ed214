import { buildSite } from '../compose/changeAndPrint';
import { dirs } from '../compose/dirs';
import { siteCommand } from './siteCommand';
import { servePreview } from './servePreview';

await siteCommand(
  'npm start --',
  'Builds what changed, composes the site, and serves it on this machine (PORT, or 3000).',
)
  .option('--drop-pages', 'drop pages that are on the site; links to them will break')
  .run(async (options: { dropPages?: boolean }) => {
    await buildSite(options);
    await servePreview(dirs.site);
  });
