import { ownEntries } from '@site/shared-data/compile/entriesFolder';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { trial } from '../compose/trial';
import { UserError } from '../system/UserError';
import { editServer } from '../edit/editServer';
import { hasOrigin, pushBranch, unpushedCommits } from '../edit/release/commitChange';
import { countProposals, proposalStates } from '../edit/proposal/proposals';
import { proposeChange } from '../edit/proposal/proposeChange';
import { takePicture } from '../edit/entry/takePicture';
import { releaseAll, storeProblem, tryChange } from '../edit/release/tryChange';
import { previewServer } from '../preview/previewServer';
import { chosenPort, listen } from './servePreview';

const host = '127.0.0.1';
const command = 'npm run edit';

/**
 * Returns the origin at which the user's browser reaches a port of this machine. On a remote development machine with
 * forwarded ports, `EDIT_ADDRESS` gives that address.
 */
function originOf(port: number): string {
  const address = process.env['EDIT_ADDRESS'] || `http://${host}:PORT`;
  const own = address.replace('PORT', String(port));
  if (URL.canParse(own)) return new URL(own).origin;
  throw new UserError(
    `EDIT_ADDRESS is '${address}'. Write an address with PORT in it, like https://name-PORT.example.org`,
  );
}

/** Serves the form, and a preview of the site that the form shows in a frame. */
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
  // A remote machine forwards only ports with known numbers.
  const previewPort = await listen(preview, process.env['EDIT_ADDRESS'] ? port + 1 : 0, host, command);
  // The process must end if the form cannot be served, so the preview does not keep it alive.
  preview.server.unref();
  const server = editServer({
    entries: ownEntries,
    site: dirs.site,
    origin,
    previewOrigin: originOf(previewPort),
    style: readFileSync(path.join(dirs.root, 'shell/edit/frame/edit.css'), 'utf8'),
    script: readFileSync(path.join(dirs.root, 'shell/edit/frame/keepDraft.js'), 'utf8'),
    takePicture,
    storeProblem,
    tryChange,
    releaseAll,
    unpushedCommits,
    pushBranch,
    countProposals,
    proposalStates,
    proposeChange: (await hasOrigin()) ? proposeChange : null,
  });
  const served = await listen(server, port, host, command);
  if (!existsSync(dirs.site))
    console.log(
      `The site is not here yet. Run npm ${process.env['SITE_STORE'] ? 'run compose' : 'start'} once to see your changes on its pages.`,
    );
  console.log(`The form is at ${originOf(served)}`);
}
