import { loadContent } from '@site/shared-data/compile/loadContent';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { pictureNames } from '@site/shared-data/schemas/image';
import { allKinds } from '@site/shared-data/schemas/kinds';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { UserError } from '../system/UserError';
import { draftRoutes, restoredDraft } from './draftRoutes';
import { newDraftPage, openDrafts, type Drafts } from './form/drafts';
import { formatClinicTime } from './frame/editDocument';
import { kindOf, nameOf, removeEntry, shownIn, textOf, titleOf } from './entry/entries';
import type { Fields } from './entry/Field';
import { entryForm, loadedFiles, type FormMore, type Shown } from './form/entryForm';
import { changedLast, removedEntries, textIn, versionOf, versionsOf } from './history/history';
import { historyPage, removedPage } from './history/historyPages';
import { listedGroups, namedEntries } from './list/listedGroups';
import { listedDrafts, listedFiles, type ListNews } from './list/listNews';
import { listPage } from './list/listPage';
import { localServer, sendPage } from './frame/localServer';
import { thumbnailFile } from './entry/pictureTable';
import type { ProposalState } from './proposal/proposals';
import { proposalsPage } from './proposal/proposalPages';
import { removePage } from './list/removePage';
import { keptPictures, saveForm, sentBase, sentValue, type Asked } from './form/saveForm';
import { readForm } from './entry/Sent';
import { pagesLinkingTo } from './release/sitePages';
import { startFrom } from './form/startFrom';
import type { TakePicture } from './entry/takePicture';
import { openTurns } from './entry/turns';
import { waitingIn } from './release/WaitingList';
import { workRoutes, type WorkPlace } from './workRoutes';
import { openWorks } from './release/works';

/** The folders and the tasks of the form. */
export interface EditPlace extends Shown, WorkPlace {
  /** The origin of the form in the user's browser. */
  readonly origin: string;
  /** The style sheet and the script of the form. */
  readonly style: string;
  readonly script: string;
  readonly takePicture: TakePicture;
  /** Returns the number of commits that `origin` does not have. */
  readonly unpushedCommits: () => Promise<number>;
  readonly countProposals: () => Promise<number>;
  readonly proposalStates: () => Promise<readonly ProposalState[]>;
}

type Query = Readonly<Record<string, string | undefined>>;

/** The number of recently changed entries above the list. */
const lastCount = 10;

/** Returns the form's server. It answers only this machine. */
export function editServer(place: EditPlace): FastifyInstance {
  const { entries, site } = place;
  const server = localServer(place.previewOrigin, place.origin);
  const turns = openTurns();
  const works = openWorks(entries);
  let opened: Promise<Drafts> | undefined;
  const drafts = () => (opened ??= openDrafts(entries));
  const asked = ({ query }: FastifyRequest, mayBeGone = false): Asked => {
    const { file, kind: name } = query as Query;
    const kind = file === undefined ? allKinds.find((one) => one.name === name && one.isList) : kindOf(file);
    // The name comes from the request, so the form opens only files that exist.
    if (!kind || (file !== undefined && !mayBeGone && !existsSync(path.join(entries, file))))
      throw new UserError('There is no such entry');
    return { kind, file: file ?? null };
  };
  draftRoutes(server, drafts, (request) => asked(request, true));
  workRoutes(server, works, turns, place);

  server.get('/edit.css', (_, reply) => reply.type('text/css').send(place.style));
  server.get('/edit.js', (_, reply) => reply.type('text/javascript').send(place.script));
  server.get('/picture', ({ query }, reply) => {
    const name = pictureNames().find((one) => one === (query as Query)['name']);
    const file = name && thumbnailFile(entries, name);
    if (!file || !existsSync(file)) throw new UserError('There is no such picture');
    return reply.type(file.endsWith('.svg') ? 'image/svg+xml' : 'image/webp').send(readFileSync(file));
  });

  server.get('/', async ({ query }, reply) => {
    const searched = (query as Query)['q']?.trim() ?? '';
    const content = loadContent(entries);
    const groups = listedGroups(content, searched);
    const newsNow = async (): Promise<ListNews> => {
      const [changed, unpushed, proposals, kept] = await Promise.all([
        changedLast(entries, lastCount),
        place.unpushedCommits(),
        place.countProposals(),
        drafts(),
      ]);
      return {
        last: listedFiles(entries, groups, changed),
        drafts: listedDrafts(entries, kept.list()),
        waiting: waitingIn(content),
        ...{ unpushed, proposals, running: works.running() },
      };
    };
    const news = searched === '' ? await newsNow() : null;
    return sendPage(reply, listPage(groups, searched, content.problems, news));
  });

  server.get('/entry', async (request, reply) => {
    const { file: named, saved, moved, like, version, draft: draftId } = request.query as Query;
    const kept = await drafts();
    // A removed entry can have a draft: somebody typed while somebody else removed it.
    const hasDraft = named !== undefined && kept.list().some(({ file }) => file === named);
    const { kind, file } = asked(request, version !== undefined || hasDraft);
    const base = file === null ? '' : textOf(entries, file);
    const page = (value: unknown, more: FormMore = {}, of = base) =>
      sendPage(reply, entryForm(place, kind, file, of, value, { isSaved: saved === 'yes', moved, ...more }));
    if (file !== null && version !== undefined) {
      const [text, from] = await Promise.all([textIn(entries, version, file), versionOf(entries, version, file)]);
      if (text === null || !from) throw new UserError('Git has no such version of this entry');
      return page(shownIn(entries, file, text), {
        version: `the version of ${formatClinicTime(from.at)}, by ${from.author}`,
      });
    }
    if (file === null && like !== undefined) {
      const other = kindOf(like)?.name === kind.name && existsSync(path.join(entries, like)) ? like : null;
      if (other === null) throw new UserError('There is no such entry');
      const content = loadContent(entries);
      const files = loadedFiles(content).filter((one) => one.kind.name === kind.name);
      const said = Object(shownIn(entries, other, textOf(entries, other))) as Fields;
      const resolved = files.map((one) => one.resolved);
      const start = startFrom(kind, said, resolved, clinicClock(Date.now()).day);
      return page(start.value, { content, start: { ...start, name: titleOf(entries, other), file: other } });
    }
    const draft = saved === 'yes' || draftId === 'new' ? null : restoredDraft(entries, kept, { kind, file }, draftId);
    if (draft) {
      const fields = new Map(draft.fields);
      const more = { draft: newDraftPage(draft), typedAt: draft.at, kept: keptPictures(draft) };
      return page(sentValue(entries, { kind, file }, fields), more, sentBase(fields));
    }
    return page(file === null ? null : shownIn(entries, file, base));
  });

  server.post('/entry', async (request, reply) => {
    const entry = asked(request, true);
    const sent = await readForm(request.body as Buffer, request.headers['content-type']);
    const takePicture: TakePicture = (...photograph) => turns.work(() => place.takePicture(...photograph));
    const saved = await saveForm(place, entry, sent, { takePicture, inTurn: turns.save }, await drafts());
    return 'location' in saved ? reply.redirect(saved.location, 303) : sendPage(reply, saved.html, saved.code);
  });

  server.get('/history', async (request, reply) => {
    const { file } = asked(request);
    if (file === null) throw new UserError('There is no such entry');
    return sendPage(reply, historyPage(file, titleOf(entries, file), await versionsOf(entries, file)));
  });
  server.get('/removed', async (_, reply) => sendPage(reply, removedPage(await removedEntries(entries))));

  server.post('/remove', async (request, reply) => {
    const { kind, file } = asked(request);
    if (file === null || !kind.isList) throw new UserError('There is no such entry');
    const baseNow = () => createHash('sha256').update(textOf(entries, file)).digest('hex');
    const isSure = (request.query as Query)['sure'] === 'yes';
    if (isSure) {
      const { fields } = await readForm(request.body as Buffer, request.headers['content-type']);
      const isRemoved = await turns.save(() => {
        const isSame = fields.get('#base') === baseNow();
        if (isSame) removeEntry(entries, file);
        return isSame;
      });
      if (isRemoved) {
        const kept = await drafts();
        for (const one of kept.list()) if (one.file === file) kept.remove(one.id);
        return reply.redirect('/', 303);
      }
    }
    const content = loadContent(entries);
    const { resolved } = loadedFiles(content).find((one) => one.file === file) ?? {};
    const { detailPageUrl: address } = Object(resolved) as { readonly detailPageUrl?: string };
    const groups = address ? listedGroups(content, JSON.stringify(address)) : [];
    const naming = namedEntries(groups).filter((one) => one.file !== file);
    const pages = address ? pagesLinkingTo(site, address) : [];
    const page = { file, name: nameOf(resolved) || file, base: baseNow(), isChanged: isSure, address, pages, naming };
    return sendPage(reply, removePage(page), isSure ? 409 : 200);
  });

  server.get('/proposals', async (_, reply) => sendPage(reply, proposalsPage(await place.proposalStates())));
  return server;
}
