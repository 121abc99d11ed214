import { loadContent } from '@site/shared-data/compile/loadContent';
import { allKinds } from '@site/shared-data/schemas/kinds';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../compose/UserError';
import { kindOf, nameOf, removeEntry, shownIn, textOf, type AnyKind } from './entries';
import { entryForm, loadedFiles, type Shown } from './entryForm';
import { listPage, removePage } from './entryPages';
import { listedGroups } from './listedGroups';
import { localServer } from './localServer';
import type { InTurn, Proposed, ProposeChange } from './proposeChange';
import { lookPage, proposedPage, releasedPage, trialPage } from './releasePages';
import { saveForm } from './saveForm';
import { readForm } from './Sent';
import { pagesLinkingTo } from './sitePages';
import type { TakePicture } from './takePicture';
import type { ReleaseAll, StoreProblem, Trial, TryChange } from './tryChange';

/** Where the form works. */
export interface EditPlace extends Shown {
  /** Where the browser of whoever uses the form finds it. */
  readonly origin: string;
  /** Where it finds the site of a trial. */
  readonly previewOrigin: string;
  /** The style sheet of the form. */
  readonly style: string;
  readonly takePicture: TakePicture;
  readonly storeProblem: StoreProblem;
  readonly tryChange: TryChange;
  readonly releaseAll: ReleaseAll;
  /** Null where there is nobody to propose a change to. */
  readonly proposeChange: ProposeChange | null;
}

type Query = Readonly<Record<string, string | undefined>>;

/** The form of the entries, for this machine alone. */
export function editServer({ entries, site, origin, previewOrigin, style, ...work }: EditPlace): FastifyInstance {
  const shown = { entries, site };
  const server = localServer(previewOrigin, origin);
  let last: Promise<unknown> = Promise.resolve();
  /** Does one thing after the other: each of them writes the trial, the store or the pictures. */
  const inTurn: InTurn = (task) => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  let nextLook: Promise<Trial> | undefined;
  let proposing: Promise<Proposed> | undefined;
  /** Who presses again while a server is asked gets the same answer. */
  const propose = (proposeChange: ProposeChange) =>
    (proposing ??= proposeChange(inTurn).finally(() => (proposing = undefined)));
  /** A look that has not begun yet shows all who ask what is saved by then. */
  const look = () =>
    (nextLook ??= inTurn(() => {
      nextLook = undefined;
      return work.tryChange();
    }));
  const send = (reply: FastifyReply, html: string, code = 200) =>
    reply.code(code).type('text/html; charset=utf-8').send(html);
  const asked = ({ query }: FastifyRequest, mayBeGone = false): { kind: AnyKind; file: string | null } => {
    const { file, kind: name } = query as Query;
    const kind = file === undefined ? allKinds.find((one) => one.name === name && one.isList) : kindOf(file);
    // The name comes from whoever asks: only what is there is opened.
    if (!kind || (file !== undefined && !mayBeGone && !existsSync(path.join(entries, file))))
      throw new UserError('There is no such entry');
    return { kind, file: file ?? null };
  };

  server.get('/edit.css', (_, reply) => reply.type('text/css').send(style));

  server.get('/', ({ query }, reply) => {
    const searched = (query as Query)['q']?.trim() ?? '';
    const content = loadContent(entries);
    return send(reply, listPage(listedGroups(content, searched), searched, content.problems));
  });

  server.get('/entry', (request, reply) => {
    const { kind, file } = asked(request);
    const base = file === null ? '' : textOf(entries, file);
    const value = file === null ? null : shownIn(entries, file, base);
    const { saved, moved } = request.query as Query;
    return send(reply, entryForm(shown, kind, file, base, value, { isSaved: saved === 'yes', moved }));
  });

  server.post('/entry', async (request, reply) => {
    const entry = asked(request, true);
    const sent = await readForm(request.body as Buffer, request.headers['content-type']);
    const takePicture: TakePicture = (...photograph) => inTurn(() => work.takePicture(...photograph));
    const saved = await saveForm(shown, entry, sent, takePicture);
    return 'location' in saved ? reply.redirect(saved.location, 303) : send(reply, saved.html, saved.code);
  });

  server.post('/remove', async (request, reply) => {
    const { kind, file } = asked(request);
    if (file === null || !kind.isList) throw new UserError('There is no such entry');
    const base = createHash('sha256').update(textOf(entries, file)).digest('hex');
    const isSure = (request.query as Query)['sure'] === 'yes';
    if (isSure) {
      const { fields } = await readForm(request.body as Buffer, request.headers['content-type']);
      if (fields.get('#base') === base) {
        removeEntry(entries, file);
        return reply.redirect('/', 303);
      }
    }
    const { resolved } = loadedFiles(entries).find((one) => one.file === file) ?? {};
    const { detailPageUrl: address } = Object(resolved) as { readonly detailPageUrl?: string };
    const groups = address ? listedGroups(loadContent(entries), JSON.stringify(address)) : [];
    const naming = groups.flatMap(({ title, entries }) =>
      entries.filter((one) => one.file !== file).map((one) => ({ ...one, name: `${title}: ${one.name}` })),
    );
    const pages = address ? pagesLinkingTo(site, address) : [];
    const page = { file, name: nameOf(resolved) || file, base, isChanged: isSure, address, pages, naming };
    return send(reply, removePage(page), isSure ? 409 : 200);
  });

  server.get('/look', (_, reply) => send(reply, lookPage()));
  server.post('/look', async (_, reply) => {
    const problem = await work.storeProblem();
    const tried = problem === null ? await look() : { pages: [], gone: [], packages: [], problem };
    return send(reply, trialPage(tried, previewOrigin, work.proposeChange !== null));
  });
  server.post('/release', async (_, reply) => {
    const problem = await work.storeProblem();
    if (problem !== null) {
      const refused = { isGood: false, said: problem, isCommitted: false };
      return send(reply, releasedPage(refused, work.proposeChange !== null), 422);
    }
    const released = await inTurn(work.releaseAll);
    return send(reply, releasedPage(released, work.proposeChange !== null), released.isGood ? 200 : 422);
  });
  server.post('/propose', async (_, reply) => {
    if (!work.proposeChange) throw new UserError('There is nobody here to propose a change to');
    const proposed = await propose(work.proposeChange);
    return send(reply, proposedPage(proposed), proposed.isGood ? 200 : 422);
  });
  return server;
}
