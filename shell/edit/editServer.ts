import { loadContent } from '@site/shared-data/compile/loadContent';
import { isClinicDay } from '@site/shared-data/dates/clinicDay';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { pictureNames } from '@site/shared-data/schemas/image';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../system/UserError';
import type { CommitWish, Pushed } from './commitChange';
import { draftIdOf, newDraftId, openDrafts, type Draft, type Drafts } from './drafts';
import { kindOf, nameOf, removeEntry, shownIn, textOf, titleOf, type AnyKind, type Fields } from './entries';
import { entryForm, loadedFiles, type Shown } from './entryForm';
import { entryAddress, listPage, removePage, saidInstant, type EntryPage, type ListNews } from './entryPages';
import type { FormState } from './FormState';
import { changedLast, isCommit, removedEntries, textIn, versionsOf } from './history';
import { historyPage, removedPage } from './historyPages';
import { listedGroups } from './listedGroups';
import { localServer } from './localServer';
import { thumbnailFile } from './pictureTable';
import type { InTurn, Proposed, ProposeChange } from './proposeChange';
import type { ProposalState } from './proposals';
import { proposalsPage } from './proposalsPage';
import { lookPage, proposedPage, pushedPage, releasedPage, trialPage } from './releasePages';
import { keptPictures, saveForm, sentBase, sentValue } from './saveForm';
import { readForm } from './Sent';
import { pagesLinkingTo } from './sitePages';
import { startFrom } from './startFrom';
import type { TakePicture } from './takePicture';
import type { ReleaseAll, StoreProblem, Trial, TryChange, Waiting } from './tryChange';
import { workAddress, workPage, workTime } from './workPage';
import { openWorks, type Answer, type Tell } from './works';

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
  /** The script of the form. */
  readonly script?: string;
  /** What the site does not show yet. */
  readonly waitingNow?: () => Waiting;
  /** How many commits `origin` does not have, how many changes were proposed, and what became of them. */
  readonly unpushedCommits?: () => Promise<number>;
  readonly pushBranch?: () => Promise<Pushed>;
  readonly countProposals?: () => Promise<number>;
  readonly proposalStates?: () => Promise<readonly ProposalState[]>;
}

type Query = Readonly<Record<string, string | undefined>>;

/** How long somebody waits for an answer before the page says what is done, in milliseconds. */
const waitMs = 1_000;

/** How many of the entries that were changed last are above the list. */
const lastCount = 10;

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
  const works = openWorks(entries);
  let opened: Promise<Drafts> | undefined;
  const drafts = () => (opened ??= openDrafts(entries));
  let nextLook: { readonly trial: Promise<Trial>; readonly tells: Tell[] } | undefined;
  let proposing: Promise<Proposed> | undefined;
  /** Who presses again while a server is asked gets the same answer. */
  const propose = (proposeChange: ProposeChange, wish: CommitWish) =>
    (proposing ??= proposeChange(inTurn, wish).finally(() => (proposing = undefined)));
  /** A look that has not begun yet shows all who ask what is saved by then. */
  const look = (tell: Tell): Promise<Trial> => {
    if (!nextLook) {
      const tells: Tell[] = [];
      const trial = inTurn(() => {
        nextLook = undefined;
        return work.tryChange((step) => tells.forEach((one) => one(step)));
      });
      nextLook = { trial, tells };
    }
    nextLook.tells.push(tell);
    return nextLook.trial;
  };
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
  server.get('/edit.js', (_, reply) => reply.type('text/javascript').send(work.script ?? ''));
  server.get('/picture', ({ query }, reply) => {
    const name = pictureNames().find((one) => one === (query as Query)['name']);
    const file = name && thumbnailFile(entries, name);
    if (!file || !existsSync(file)) throw new UserError('There is no such picture');
    return reply.type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp').send(readFileSync(file));
  });

  /** What the list shows above everything that can be changed. */
  async function newsOf(content: ReturnType<typeof loadContent>): Promise<ListNews> {
    const [last, removed, unpushed = 0, proposals = 0, kept] = await Promise.all([
      changedLast(entries, lastCount),
      removedEntries(entries),
      work.unpushedCommits?.(),
      work.countProposals?.(),
      drafts(),
    ]);
    const named = new Map(
      listedGroups(content, '').flatMap((group) =>
        group.entries.map(
          (one) => [one.file, { ...one, name: group.list ? `${group.title}: ${one.name}` : one.name }] as const,
        ),
      ),
    );
    return {
      last: last.map((file) => named.get(file) ?? { file, name: titleOf(entries, file) }),
      drafts: kept.list().map((draft) => {
        const title =
          kindOf(draft.file ?? '')?.title ?? allKinds.find(({ name }) => name === draft.kind)?.title ?? draft.kind;
        const typed = new Map(draft.fields);
        const name =
          typed.get('title') || typed.get('name') || (draft.file && titleOf(entries, draft.file)) || 'a new one';
        const address = draft.file ? entryAddress(draft.file) : `/entry?kind=${draft.kind}&draft=${draft.id}`;
        return { name: `${title}: ${name}`, address, at: draft.at };
      }),
      waiting: work.waitingNow?.() ?? null,
      ...{ unpushed, proposals, hasRemoved: removed.length > 0, running: works.running() },
    };
  }

  server.get('/', async ({ query }, reply) => {
    const searched = (query as Query)['q']?.trim() ?? '';
    const content = loadContent(entries);
    const news = searched === '' ? await newsOf(content) : null;
    return send(reply, listPage(listedGroups(content, searched), searched, content.problems, news));
  });

  /** What was typed into a form and is not saved: nothing where it says what the file says, as after a save. */
  function restored(kept: Drafts, kind: AnyKind, file: string | null, asked: string | undefined): Draft | null {
    if (asked === 'new') return null;
    const newest = () => kept.list().find((one) => one.file === null && one.kind === kind.name) ?? null;
    const draft = file !== null ? kept.read(draftIdOf(file)) : asked === undefined ? newest() : kept.read(asked);
    if (!draft || draft.file !== file || (file === null && draft.kind !== kind.name)) return null;
    const fields = new Map(draft.fields);
    const isSaved =
      file !== null &&
      draft.pictures.length === 0 &&
      isDeepStrictEqual(sentValue(entries, { kind, file }, fields), shownIn(entries, file, textOf(entries, file)));
    if (isSaved) kept.end(draft.id);
    return isSaved ? null : draft;
  }

  server.get('/entry', async (request, reply) => {
    const { saved, moved, like, version, draft: asksFor } = request.query as Query;
    const kept = await drafts();
    // A removed entry can have a draft: somebody typed while somebody else removed it.
    const { file: named } = request.query as Query;
    const { kind, file } = asked(request, version !== undefined || (!!named && kept.read(draftIdOf(named)) !== null));
    const base = file === null ? '' : textOf(entries, file);
    const page = (value: unknown, more: Partial<EntryPage> & { readonly kept?: FormState['kept'] } = {}, of = base) =>
      send(reply, entryForm(shown, kind, file, of, value, { isSaved: saved === 'yes', moved, ...more }));
    if (file !== null && version !== undefined) {
      const text = isCommit(version) ? await textIn(entries, version, file) : null;
      if (text === null) throw new UserError('Git has no such version of this entry');
      const from = (await versionsOf(entries, file)).find(({ commit }) => commit === version);
      const called = from ? `the version of ${saidInstant(from.at)}, by ${from.author}` : 'an earlier version';
      return page(shownIn(entries, file, text), { version: called });
    }
    if (file === null && like !== undefined) {
      const other = kindOf(like)?.name === kind.name && existsSync(path.join(entries, like)) ? like : null;
      if (other === null) throw new UserError('There is no such entry');
      const files = loadedFiles(entries).filter((one) => one.kind.name === kind.name);
      const said = Object(shownIn(entries, other, textOf(entries, other))) as Fields;
      const resolved = files.map((one) => one.resolved);
      const start = startFrom(kind, said, resolved, clinicClock(Date.now()).day);
      return page(start.value, { start: { ...start, name: titleOf(entries, other), file: other } });
    }
    const draft = saved === 'yes' ? null : restored(kept, kind, file, asksFor);
    if (draft) {
      const fields = new Map(draft.fields);
      const more = { draftId: draft.id, typedAt: draft.at, kept: keptPictures(draft) };
      return page(sentValue(entries, { kind, file }, fields), more, sentBase(fields));
    }
    return page(file === null ? null : shownIn(entries, file, base), file === null ? { draftId: newDraftId() } : {});
  });

  server.post('/entry', async (request, reply) => {
    const entry = asked(request, true);
    const sent = await readForm(request.body as Buffer, request.headers['content-type']);
    const takePicture: TakePicture = (...photograph) => inTurn(() => work.takePicture(...photograph));
    const saved = await saveForm(shown, entry, sent, takePicture, await drafts());
    return 'location' in saved ? reply.redirect(saved.location, 303) : send(reply, saved.html, saved.code);
  });

  server.post('/draft', async (request, reply) => {
    const { kind, file } = asked(request, true);
    const sent = await readForm(request.body as Buffer, request.headers['content-type']);
    const id = file === null ? ((request.query as Query)['id'] ?? '') : draftIdOf(file);
    await (await drafts()).keep({ id, kind: kind.name, file }, sent);
    return reply.code(204).send();
  });
  server.post('/draft/discard', async (request, reply) => {
    const { kind, file } = asked(request, true);
    (await drafts()).end(file === null ? ((request.query as Query)['id'] ?? '') : draftIdOf(file));
    return reply.redirect(file === null ? `/entry?kind=${kind.name}&draft=new` : entryAddress(file), 303);
  });
  server.get('/draft/picture', async ({ query }, reply) => {
    const { id = '', control = '' } = query as Query;
    const picture = (await drafts()).picture(id, control);
    if (!picture) throw new UserError('There is no such picture');
    const [, type = ''] = /\.(avif|jpe?g|png|tiff?|webp)$/i.exec(picture.name) ?? [];
    const image = `image/${type.toLowerCase().replace(/^jpg$/, 'jpeg').replace(/^tif$/, 'tiff')}`;
    return reply.type(type === '' ? 'application/octet-stream' : image).send(Buffer.from(await picture.arrayBuffer()));
  });

  server.get('/history', async (request, reply) => {
    const { file } = asked(request);
    if (file === null) throw new UserError('There is no such entry');
    return send(reply, historyPage(file, titleOf(entries, file), await versionsOf(entries, file)));
  });
  server.get('/removed', async (_, reply) => send(reply, removedPage(await removedEntries(entries))));

  server.post('/remove', async (request, reply) => {
    const { kind, file } = asked(request);
    if (file === null || !kind.isList) throw new UserError('There is no such entry');
    const base = createHash('sha256').update(textOf(entries, file)).digest('hex');
    const isSure = (request.query as Query)['sure'] === 'yes';
    if (isSure) {
      const { fields } = await readForm(request.body as Buffer, request.headers['content-type']);
      if (fields.get('#base') === base) {
        removeEntry(entries, file);
        (await drafts()).end(draftIdOf(file));
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

  /** Does what takes a while; who waits for longer than a second is told what is done. */
  async function answerWhenDone(
    reply: FastifyReply,
    name: string,
    title: string,
    task: (tell: Tell) => Promise<Answer>,
  ): Promise<FastifyReply> {
    const begun = await works.begin(name, title, task);
    const soon = new Promise<null>((resolve) => setTimeout(resolve, waitMs, null).unref());
    const answer = await Promise.race([begun.ended, soon]);
    return answer ? send(reply, answer.html, answer.code) : reply.redirect(workAddress(begun.id), 303);
  }
  const canPropose = work.proposeChange !== null;
  /** What a commit is asked for, as its form was sent. */
  async function wishOf({ body, headers }: FastifyRequest): Promise<CommitWish> {
    if (!Buffer.isBuffer(body) || body.length === 0) return {};
    const { fields } = await readForm(body, headers['content-type']);
    const [subject, name, email] = ['subject', 'name', 'email'].map((field) => fields.get(field)?.trim());
    return { ...(subject && { subject }), ...(name && email && { author: { name, email } }) };
  }

  server.get('/work', ({ query }, reply) => {
    const { id = '', state } = query as Query;
    const found = works.find(id);
    if (!found) throw new UserError('This is not known any more: the form was started anew. Look at it again');
    if (state === undefined && found.answer) return send(reply, found.answer.html, found.answer.code);
    const now = Date.now();
    if (state === undefined) return send(reply, workPage(found, now));
    return reply.send({ hasEnded: found.answer !== null, steps: found.steps, time: workTime(found, now) });
  });
  server.get('/look', (_, reply) => send(reply, lookPage(work.waitingNow?.() ?? null, works.running())));
  server.post('/look', ({ query }, reply) => {
    const { day } = query as Query;
    if (day !== undefined && !isClinicDay(day)) throw new UserError('There is no such day');
    return answerWhenDone(reply, 'look', 'Building the preview', async (tell) => {
      const problem = await work.storeProblem();
      const none = { pages: [], gone: [], packages: [] };
      const tried =
        problem !== null
          ? { ...none, problem }
          : day === undefined
            ? await look(tell)
            : await inTurn(() => work.tryChange(tell, day));
      return { html: trialPage(tried, previewOrigin, canPropose), code: 200 };
    });
  });
  server.post('/release', async (request, reply) => {
    const wish = await wishOf(request);
    return answerWhenDone(reply, 'release', 'Putting the change live', async (tell) => {
      const problem = await work.storeProblem();
      const released =
        problem === null
          ? await inTurn(() => work.releaseAll(wish, tell))
          : { isGood: false, said: problem, isCommitted: false };
      return { html: releasedPage(released, canPropose), code: released.isGood ? 200 : 422 };
    });
  });
  server.post('/propose', async (request, reply) => {
    const { proposeChange } = work;
    if (!proposeChange) throw new UserError('There is nobody here to propose a change to');
    const wish = await wishOf(request);
    return answerWhenDone(reply, 'propose', 'Proposing the change', async (tell) => {
      tell('Sending the change to origin');
      const proposed = await propose(proposeChange, wish);
      return { html: proposedPage(proposed), code: proposed.isGood ? 200 : 422 };
    });
  });
  server.post('/push', (_, reply) =>
    answerWhenDone(reply, 'push', 'Sending the commits to origin', async (tell) => {
      tell('Sending what is committed to origin');
      // A release that runs may still take its commit back.
      const pushed = (await inTurn(async () => work.pushBranch?.())) ?? {
        isGood: false,
        said: 'this clone has no origin to push to',
      };
      return { html: pushedPage(pushed), code: pushed.isGood ? 200 : 422 };
    }),
  );
  server.get('/proposals', async (_, reply) => send(reply, proposalsPage((await work.proposalStates?.()) ?? [])));
  return server;
}
