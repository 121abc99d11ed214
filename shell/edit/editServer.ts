import { parseEntryFile } from '@site/shared-data/compile/EntryFile';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { pictureNames } from '@site/shared-data/schemas/image';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../compose/UserError';
import {
  formOf,
  kindOf,
  listedName,
  nameOf,
  newFile,
  removeEntry,
  saveEntry,
  shownIn,
  textOf,
  type AnyKind,
  type Fields,
} from './entries';
import { entryAddress, entryPage, listPage, removePage, type EntryPage } from './entryPages';
import { linksIn, valueOf, within } from './Field';
import type { FormState } from './FormState';
import { listedGroups } from './listedGroups';
import { localServer } from './localServer';
import { swapName } from './OrderControl';
import type { ProposeChange } from './proposeChange';
import { lookPage, proposedPage, releasedPage, trialPage } from './releasePages';
import { readForm } from './Sent';
import { pagesLinkingTo, sitePages } from './sitePages';
import type { TakePicture } from './takePicture';
import type { ReleaseAll, Trial, TryChange } from './tryChange';

/** Where the form works. */
export interface EditPlace {
  /** The folder of entries. */
  readonly entries: string;
  /** The composed site that is live. */
  readonly site: string;
  /** Where the browser of whoever uses the form finds it. */
  readonly origin: string;
  /** Where it finds the site of a trial. */
  readonly previewOrigin: string;
  /** The style sheet of the form. */
  readonly style: string;
  readonly takePicture: TakePicture;
  readonly tryChange: TryChange;
  readonly releaseAll: ReleaseAll;
  /** Null where there is nobody to propose a change to. */
  readonly proposeChange: ProposeChange | null;
}

type Query = Readonly<Record<string, string | undefined>>;

/** The one field of a file that is a list has no name; a form wants one. */
const rootOf = (kind: AnyKind) => (formOf(kind).kind === 'group' ? '' : 'all');

/** The form of the entries, for this machine alone. */
export function editServer({ entries, site, origin, previewOrigin, style, ...work }: EditPlace): FastifyInstance {
  const server = localServer(previewOrigin, origin);
  let last: Promise<unknown> = Promise.resolve();
  /** Does one thing after the other: each of them writes the trial, the store or the pictures. */
  const inTurn = <Result>(task: () => Promise<Result>): Promise<Result> => {
    const turn = last.then(task);
    last = turn.catch(() => undefined);
    return turn;
  };
  let nextLook: Promise<Trial> | undefined;
  /** A look that has not begun yet shows all who ask what is saved by then. */
  const look = () =>
    (nextLook ??= inTurn(() => {
      nextLook = undefined;
      return work.tryChange();
    }));
  const send = (reply: FastifyReply, html: string, code = 200) =>
    reply.code(code).type('text/html; charset=utf-8').send(html);
  const loadedFiles = () =>
    loadContent(entries).kinds.flatMap(({ kind, files }) => files.map((one) => ({ kind, ...one })));

  const form = (
    kind: AnyKind,
    file: string | null,
    base: string,
    value: unknown,
    more: Partial<EntryPage> & { readonly moved?: string | undefined } = {},
  ) => {
    const unreadable = file === null ? [] : parseEntryFile(file, base).problems;
    const root = rootOf(kind);
    const problems = [...unreadable, ...(more.problems ?? [])].map(({ field, ...problem }) => ({
      ...problem,
      // Those of a file that is a list begin with a row.
      ...(field !== undefined && { field: /^\d/.test(field) ? within(root, field) : field }),
    }));
    const byField = new Map<string, string[]>();
    for (const { field = '', wanted } of problems) byField.set(field, [...(byField.get(field) ?? []), wanted]);
    const loaded = loadedFiles();
    const addresses = sitePages(site).map(({ address }) => address);
    const resolved = loaded.find((one) => one.file === file)?.resolved ?? value;
    const state: FormState = {
      value: root === '' ? value : { [root]: value },
      problems: byField,
      addresses,
      pictures: [...pictureNames()].sort(),
      // Files of other kinds may have the same names.
      names: new Map(
        loaded
          .filter((one) => one.kind.name === kind.name)
          .map((one) => [path.basename(one.file, '.yaml'), listedName(one.resolved)]),
      ),
      moved: more.moved,
    };
    const name = nameOf(resolved) || (file ?? '');
    const isReadable = unreadable.length === 0;
    return entryPage({
      target: file,
      theirs: [],
      isSaved: false,
      ...more,
      kind,
      file,
      name,
      base,
      state,
      isReadable,
      problems,
      // Before a site is composed, no page is known.
      noPages: linksIn(formOf(kind), resolved).filter((one) => addresses.length > 0 && !addresses.includes(one)),
    });
  };

  const isThere = (file: string) => existsSync(path.join(entries, file));
  const asked = ({ query }: FastifyRequest, mayBeGone = false): { kind: AnyKind; file: string | null } => {
    const { file, kind: name } = query as Query;
    const kind = file === undefined ? allKinds.find((one) => one.name === name && one.isList) : kindOf(file);
    // The name comes from whoever asks: only what is there is opened.
    if (!kind || (file !== undefined && !mayBeGone && !isThere(file))) throw new UserError('There is no such entry');
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
    const { saved, moved } = request.query as Query;
    return send(
      reply,
      form(kind, file, base, file === null ? null : shownIn(entries, file, base), { isSaved: saved === 'yes', moved }),
    );
  });

  server.post('/entry', async (request, reply) => {
    const { kind, file } = asked(request, true);
    const { fields, files } = await readForm(request.body as Buffer, request.headers['content-type']);
    // Browsers send line breaks as \r\n.
    const base = (fields.get('#base') ?? '').replaceAll('\r\n', '\n');
    const place = rootOf(kind);
    const sent = new Map(fields);
    const filled = () => valueOf(formOf(kind), place, sent);
    const target = file ?? newFile(entries, kind, filled());
    const refuse = (problems: EntryPage['problems']) =>
      send(reply, form(kind, file, base, filled(), { problems, target }), 422);
    const pictures = [...files].map(([control, picture]) => ({ field: control.replace(/-file$/, ''), picture }));
    if (pictures.length > 0) {
      // All else comes first: of what is refused, no picture stays.
      const [known = ''] = pictureNames();
      const withKnown = new Map([...sent, ...pictures.map(({ field }) => [field, known] as const)]);
      const tried = saveEntry(entries, target, base, valueOf(formOf(kind), place, withKnown), true);
      const wanted = 'this photograph once more: browsers do not keep it';
      const again = pictures.map(({ field, picture }) => ({ file: target, field, value: picture.name, wanted }));
      if (tried.is === 'wrong') return refuse([...tried.problems, ...again]);
    }
    for (const { field, picture } of pictures) {
      const person = kind.name === 'staff' ? (sent.get('name') ?? '') : null;
      const bytes = Buffer.from(await picture.arrayBuffer());
      const taken = await inTurn(() => work.takePicture(bytes, picture.name, person));
      if ('problem' in taken) {
        return refuse([{ file: target, field, value: picture.name, wanted: `a photograph: ${taken.problem}` }]);
      }
      sent.set(field, taken.name);
    }
    const value = filled();
    const saved = saveEntry(entries, target, base, value);
    if (saved.is === 'saved') {
      const moved = fields.get(swapName);
      const query = `&saved=yes${moved === undefined ? '' : `&moved=${encodeURIComponent(moved)}`}`;
      return reply.redirect(entryAddress(target) + query, 303);
    }
    if (saved.is === 'wrong') return refuse(saved.problems);
    if (!isThere(target)) {
      const wanted = 'a file that is there: somebody removed it meanwhile; save again to bring it back';
      return send(reply, form(kind, file, '', value, { problems: [{ file: target, wanted }], target }), 409);
    }
    const before = Object(shownIn(entries, target, base)) as Fields;
    const now = Object(saved.theirs) as Fields;
    const theirs = Object.keys({ ...before, ...now })
      .filter((name) => !isDeepStrictEqual(before[name], now[name]))
      .map((name) => [name, now[name]] as const);
    return send(reply, form(kind, file, textOf(entries, target), saved.merged, { theirs }), 409);
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
    const { resolved } = loadedFiles().find((one) => one.file === file) ?? {};
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
  server.post('/look', async (_, reply) =>
    send(reply, trialPage(await look(), previewOrigin, work.proposeChange !== null)),
  );
  server.post('/release', async (_, reply) => {
    const { isGood, said } = await inTurn(work.releaseAll);
    return send(reply, releasedPage(isGood, said), isGood ? 200 : 422);
  });
  server.post('/propose', async (_, reply) => {
    if (!work.proposeChange) throw new UserError('There is nobody here to propose a change to');
    const proposed = await inTurn(work.proposeChange);
    return send(reply, proposedPage(proposed), proposed.isGood ? 200 : 422);
  });
  return server;
}
