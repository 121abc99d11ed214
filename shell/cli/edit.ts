import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { trial } from '../compose/trial';
import { UserError } from '../compose/UserError';
import { editServer } from '../edit/editServer';
import { hasOrigin, proposeChange } from '../edit/proposeChange';
import { takePicture } from '../edit/takePicture';
import { releaseAll, storeProblem, tryChange } from '../edit/tryChange';
import { previewServer } from '../preview/previewServer';
import { chosenPort, listen } from './servePreview';

const host = '127.0.0.1';
const command = 'npm run edit';

/**
 * The origin at which the browser of whoever uses the form finds a port of this machine. `EDIT_ADDRESS` is that of a machine
 * elsewhere which a git host lends and forwards ports of.
 */
function originOf(port: number): string {
  const address = process.env['EDIT_ADDRESS'] || `http://${host}:PORT`;
  const own = address.replace('PORT', String(port));
  if (URL.canParse(own)) return new URL(own).origin;
  throw new UserError(`EDIT_ADDRESS is '${address}'; write the address of a port, like https://name-PORT.example.org`);
}

/** Serves the form, and beside it the site of a trial, which may stand in a frame of the form. */
export async function edit(): Promise<void> {
  const port = chosenPort(3010);
  const origin = originOf(port);
  const preview = await previewServer(trial.site);
  preview.addHook('onSend', async (_, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    void reply.removeHeader('x-frame-options');
    void reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors http://127.0.0.1:* http://localhost:* ${origin}`),
    );
  });
  // Of a machine elsewhere, only ports that are known are forwarded.
  const previewPort = await listen(preview, process.env['EDIT_ADDRESS'] ? port + 1 : 0, host, command);
  // Where the form cannot be served, neither is this.
  preview.server.unref();
  const server = editServer({
    entries: ownEntries,
    site: dirs.site,
    origin,
    previewOrigin: originOf(previewPort),
    style: readFileSync(path.join(dirs.root, 'shell/edit/edit.css'), 'utf8'),
    takePicture,
    storeProblem,
    tryChange,
    releaseAll,
    proposeChange: (await hasOrigin()) ? proposeChange : null,
  });
  const served = await listen(server, port, host, command);
  if (!existsSync(dirs.site)) console.log('Nothing is built yet: run npm start once, to look at what you change.');
  console.log(`The form is at ${originOf(served)}`);
}
