import { shell } from '@site/build/packages';
import { UserError } from '../compose/UserError';
import { readHeaders } from '../hosts/headersFiles';
import { previewServer } from '../preview/previewServer';
import { chosenPort, listen } from './listen';

/** Serves a composed site until SIGINT or SIGTERM, at `HOST` or else only to this machine. */
export async function servePreview(site: string): Promise<void> {
  await readHeaders(site).catch(() => {
    throw new UserError('Nothing is built yet; run npm start, or npm run build first');
  });
  const port = chosenPort(shell.port);
  const used = await listen(await previewServer(site), port, process.env['HOST'] || '127.0.0.1', 'npm start');
  console.log(`The site is at http://localhost:${used}`);
}
