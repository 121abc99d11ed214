import { askedPort, whenStarterEnds } from '@site/build/listening';
import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { existsSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { dirs } from '../compose/dirs';
import { UserError } from '../compose/UserError';
import { editServer } from '../edit/editServer';
import { hasOrigin, proposeChange } from '../edit/proposeChange';
import { takePicture } from '../edit/takePicture';
import { releaseAll, trialSite, tryChange } from '../edit/tryChange';
import { previewServer } from '../preview/previewServer';
import { siteCommand } from './siteCommand';

const usualPort = 3010;
const host = '127.0.0.1';

/**
 * The origin at which the browser of whoever uses the form finds a port of this machine. `EDIT_ADDRESS` is that of a machine
 * elsewhere which a git host lends and forwards ports of, such as `https://quiet-meadow-PORT.example.org`.
 */
function originOf(port: number, address = process.env['EDIT_ADDRESS'] || `http://${host}:PORT`): string {
  try {
    return new URL(address.replace('PORT', String(port))).origin;
  } catch {
    throw new UserError(
      `EDIT_ADDRESS is '${address}'; write the address of a port, such as https://name-PORT.example.org`,
    );
  }
}

const portOf = (address: AddressInfo | string | null) => (address as AddressInfo).port;

/** Serves the form until SIGINT or SIGTERM, and beside it the site of a trial, which may stand in a frame of the form. */
async function edit(): Promise<void> {
  const port = askedPort(usualPort);
  if (port === null) throw new UserError(`PORT is '${process.env['PORT']}'; give it a number from 0 to 65535`);
  const origin = originOf(port);
  const preview = await previewServer(trialSite);
  preview.addHook('onSend', async (_, reply) => {
    const policy = String(reply.getHeader('content-security-policy') ?? '');
    void reply.removeHeader('x-frame-options');
    void reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", `frame-ancestors http://127.0.0.1:* http://localhost:* ${origin}`),
    );
  });
  // Of a machine elsewhere, only ports that are known are forwarded.
  await preview.listen({ port: process.env['EDIT_ADDRESS'] ? port + 1 : 0, host });
  const server = editServer({
    entries: ownEntries,
    site: dirs.site,
    origin,
    previewOrigin: originOf(portOf(preview.server.address())),
    style: readFileSync(path.join(dirs.root, 'shell/edit/edit.css'), 'utf8'),
    takePicture,
    tryChange,
    releaseAll,
    proposeChange: (await hasOrigin()) ? proposeChange : null,
  });
  await server.listen({ port, host }).catch(() => {
    throw new UserError(`Port ${port} is in use; stop what uses it, or choose another: PORT=${port + 1} npm run edit`);
  });
  const close = () => void Promise.all([server.close(), preview.close()]);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, close);
  whenStarterEnds(close);
  if (!existsSync(dirs.site)) console.log('Nothing is built yet: run npm start once, to look at what you change.');
  console.log(`The form is at ${originOf(portOf(server.server.address()))}`);
}

await siteCommand(
  'npm run edit --',
  'Opens a form for entries, facts and pictures in the browser, on this machine alone (PORT, or 3010).',
).run(edit);
