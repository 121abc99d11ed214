import { buildSite } from '../compose/changeAndPrint';
import { siteCommand } from './siteCommand';

await siteCommand(
  'npm run build --',
  'Builds what changed, checks every page, and composes the site. Nothing is served.',
)
  .option('--drop-pages', 'drop pages that are on the site; links to them will break')
  .run(buildSite);
