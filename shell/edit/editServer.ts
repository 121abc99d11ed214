import type { ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { loadContent } from '@site/shared-data/compile/loadContent';
import { allKinds } from '@site/shared-data/schemas/kinds';
import { pictureNames } from '@site/shared-data/schemas/image';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import type { FormState } from './Controls';
import { formOf, kindOf, nameOf, newFile, newProblems, removeEntry, saveEntry, textOf, valueIn } from './entries';
import type { AnyKind } from './entries';
import { entryPage, listPage, lookPage, releasedPage, removePage, trialPage } from './entryPages';
import { valueOf } from './Field';
import { pagesLinkingTo, sitePages } from './sitePages';
import type { TakePicture } from './takePicture';
import type { ReleaseAll, TryChange } from './tryChange';
import { UserError } from '../compose/UserError';

/** Where the form works. */
export interface EditPlace {
  /** The folder of entries. */
  readonly entries: string;
  /** The composed site that is live. */
  readonly site: string;
  /** Where the site of a trial is served. */
  readonly previewOrigin: string;
  /** The style sheet of the form. */
  readonly style: string;
  readonly takePicture: TakePicture;
  readonly tryChange: TryChange;
  readonly releaseAll: ReleaseAll;
}

/** The most a photograph may weigh that is sent to the form. */
const mostBytes = 30 * 1024 * 1024;

/** No page of the form loads or sends anything elsewhere; the preview alone stands in a frame. */
const policy = (preview: string) =>
  `default-src 'none'; style-src 'self'; frame-src ${preview}; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** A form that was sent: its fields, and its files. */
interface Sent {
  readonly fields: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, File>;
}

async function readForm(body: Buffer, type = ''): Promise<Sent> {
  const data = [...(await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData())];
  return {
    fields: new Map(data.flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))),
    files: new Map(
      data.flatMap(([name, value]) => (typeof value === 'string' || value.size === 0 ? [] : [[name, value]])),
    ),
  };
}

type Query = Readonly<Record<string, string | undefined>>;

/** The one field of a file that is a list has no name; a form wants one. */
const rootName = 'all';

const rootOf = (kind: AnyKind) => (formOf(kind).kind === 'group' ? '' : rootName);

/** What the folders of single files are called. */
const folderTitles = { clinic: 'The clinic', pages: 'What single pages say', navigation: 'Menus' } as const;

/** The form of the entries, for this machine alone. */
export function editServer({ entries, site, previewOrigin, style, ...work }: EditPlace): FastifyInstance {
  const server = fastify({ bodyLimit: mostBytes });
  server.addContentTypeParser(
    /^(multipart\/form-data|application\/x-www-form-urlencoded)/,
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  );

  // A page of somebody else's that the browser has open may not ask this server, by whatever name.
  server.addHook('onRequest', async ({ headers, method }, reply) => {
    const isOwnName = /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
    const isOwnForm = method === 'GET' || headers.origin === `http://${headers.host}`;
    if (!isOwnName || !isOwnForm)
      await reply.code(403).type('text/plain').send('This form is for this machine alone\n');
  });
  server.addHook('onRequest', async (_, reply) => {
    void reply.headers({
      'content-security-policy': policy(previewOrigin),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      // Without a referrer, browsers do not say whose form is sent.
      'referrer-policy': 'same-origin',
    });
  });
  server.setErrorHandler((error: Error & { statusCode?: number }, _, reply) => {
    const { message, statusCode = error instanceof UserError ? 404 : 500 } = error;
    return reply
      .code(statusCode)
      .type('text/plain; charset=utf-8')
      .send(
        statusCode === 413 ? `A picture may weigh ${mostBytes / 1024 / 1024} MB; send a smaller one\n` : `${message}\n`,
      );
  });

  const send = (reply: FastifyReply, html: string, code = 200) =>
    reply.code(code).type('text/html; charset=utf-8').send(html);
  const offered = () => ({
    addresses: sitePages(site).map(({ address }) => address),
    pictures: [...pictureNames()].sort(),
  });
  const wrapped = (kind: AnyKind, value: unknown) => (rootOf(kind) === '' ? value : { [rootName]: value });

  const form = (
    kind: AnyKind,
    file: string | null,
    base: string,
    value: unknown,
    more: { problems?: readonly ContentProblem[]; theirs?: [string, unknown][]; isSaved?: boolean } = {},
  ) => {
    const { problems = [], theirs = [], isSaved = false } = more;
    const byField = new Map<string, string[]>();
    for (const { field = '', wanted } of problems) byField.set(field, [...(byField.get(field) ?? []), wanted]);
    const state: FormState = { value: wrapped(kind, value), problems: byField, ...offered() };
    const name = nameOf(resolvedOf(file) ?? value) || kind.title;
    return entryPage({ kind, file, name, base, state, problems, theirs, isSaved });
  };

  /** What an entry says with its references in their places. */
  const resolvedOf = (file: string | null) =>
    loadContent(entries)
      .kinds.flatMap(({ files }) => files)
      .find((one) => one.file === file)?.resolved;

  /** The other entries that lead to an address, released or not. */
  const entriesLinkingTo = (address: string, own: string) =>
    loadContent(entries)
      .kinds.flatMap(({ files }) => files)
      .filter(({ file, resolved }) => file !== own && JSON.stringify(resolved).includes(JSON.stringify(address)))
      .map(({ file }) => file);

  const asked = ({ query }: FastifyRequest): { kind: AnyKind; file: string | null } => {
    const { file, kind: name } = query as Query;
    const kind = file === undefined ? allKinds.find((one) => one.name === name && one.isList) : kindOf(file);
    // The name comes from whoever asks: only what is there is opened.
    if (!kind || (file !== undefined && textOf(entries, file) === '')) throw new UserError('There is no such entry');
    return { kind, file: file ?? null };
  };

  server.get('/edit.css', (_, reply) => reply.type('text/css').send(style));

  server.get('/', ({ query }, reply) => {
    const searched = (query as Query)['q']?.trim() ?? '';
    const has = (value: unknown) =>
      JSON.stringify(value ?? '')
        .toLowerCase()
        .includes(searched.toLowerCase());
    const all = loadContent(entries).kinds.map(({ kind, files }) => ({
      kind,
      entries: files
        .filter(({ resolved }) => searched === '' || has(resolved))
        .map(({ file, resolved }) => ({ file, name: (kind.isList && nameOf(resolved)) || kind.title })),
    }));
    const lists = all
      .filter(({ kind }) => kind.isList)
      .map((one) => ({ title: one.kind.title, entries: one.entries, added: one.kind.name }));
    const others = Object.entries(folderTitles).map(([folder, title]) => {
      const own = all.filter(({ kind }) => kind.place.startsWith(`${folder}/`));
      return { title, entries: own.flatMap((one) => one.entries), added: null };
    });
    const groups = [...lists, ...others].filter((group) => searched === '' || group.entries.length > 0);
    return send(reply, listPage(groups, searched));
  });

  server.get('/entry', (request, reply) => {
    const { kind, file } = asked(request);
    const base = file === null ? '' : textOf(entries, file);
    const { saved } = request.query as Query;
    return send(reply, form(kind, file, base, valueIn(base), { isSaved: saved === 'yes' }));
  });

  server.post('/entry', async (request, reply) => {
    const { kind, file } = asked(request);
    const { fields, files } = await readForm(request.body as Buffer, request.headers['content-type']);
    // Browsers send line breaks as \r\n.
    const base = (fields.get('#base') ?? '').replaceAll('\r\n', '\n');
    const place = rootOf(kind);
    const sent = new Map(fields);
    for (const [control, picture] of files) {
      const person = kind.name === 'staff' ? (sent.get('name') ?? '') : null;
      const taken = await work.takePicture(Buffer.from(await picture.arrayBuffer()), picture.name, person);
      const field = control.replace(/-file$/, '');
      if ('problem' in taken) {
        const problems = [
          { file: file ?? kind.place, field, value: picture.name, wanted: `a photograph: ${taken.problem}` },
        ];
        return send(reply, form(kind, file, base, valueOf(formOf(kind), place, sent), { problems }), 422);
      }
      sent.set(field, taken.name);
    }
    const value = valueOf(formOf(kind), place, sent);
    const target = file ?? newFile(entries, kind, value);
    const saved = saveEntry(entries, target, base, value);
    if (saved.is === 'saved') return reply.redirect(`/entry?file=${encodeURIComponent(target)}&saved=yes`, 303);
    if (saved.is === 'wrong') return send(reply, form(kind, file, base, value, { problems: saved.problems }), 422);
    const before = Object(valueIn(base)) as Query;
    const theirs = Object.entries(Object(saved.theirs) as object).filter(
      ([name, now]) => !isDeepStrictEqual(before[name], now),
    );
    return send(reply, form(kind, file, textOf(entries, target), saved.merged, { theirs }), 409);
  });

  server.post('/remove', async (request, reply) => {
    const { file } = asked(request);
    if (file === null || !kindOf(file)?.isList) throw new UserError('There is no such entry');
    const { sure } = request.query as Query;
    const value = Object(resolvedOf(file)) as { readonly detailPageUrl?: string };
    if (sure !== 'yes') {
      const address = value.detailPageUrl;
      const linking = address ? [...pagesLinkingTo(site, address), ...entriesLinkingTo(address, file)] : [];
      return send(reply, removePage(file, nameOf(value), linking));
    }
    const [problem] = newProblems(entries, new Map([[file, null]]));
    if (problem) throw new UserError(`${problem.file} needs it: wanted ${problem.wanted}`);
    removeEntry(entries, file);
    return reply.redirect('/', 303);
  });

  server.get('/look', (_, reply) => send(reply, lookPage()));
  server.post('/look', async (_, reply) => send(reply, trialPage(await work.tryChange(), previewOrigin)));
  server.post('/release', async (_, reply) => {
    const { isGood, said } = await work.releaseAll();
    return send(reply, releasedPage(isGood, said), isGood ? 200 : 422);
  });
  return server;
}
