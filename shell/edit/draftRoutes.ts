import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../system/UserError';
import { addressWith, entryQuery } from './frame/addresses';
import { sentPage, type Draft, type Drafts } from './form/drafts';
import { shownIn, textOf } from './entry/entries';
import { sentValue, type Asked } from './form/saveForm';
import { readForm } from './entry/Sent';

/** Returns the draft that a form shows again. Returns null if there is no draft, or if the draft has the text of the file. */
export function restoredDraft(entries: string, drafts: Drafts, asked: Asked, id: string | undefined): Draft | null {
  const { kind, file } = asked;
  const isOfEntry = (one: Draft) => one.file === file && (file !== null || one.kind === kind.name);
  const draft = drafts.list().find((one) => isOfEntry(one) && (id === undefined || one.id === id));
  if (!draft || file === null || draft.pictures.length > 0) return draft ?? null;
  const value = sentValue(entries, asked, new Map(draft.fields));
  if (!isDeepStrictEqual(value, shownIn(entries, file, textOf(entries, file)))) return draft;
  drafts.remove(draft.id);
  return null;
}

/**
 * Adds the addresses of drafts to the form's server.
 * @param asked returns the entry that a request names, even if its file does not exist.
 */
export function draftRoutes(
  server: FastifyInstance,
  drafts: () => Promise<Drafts>,
  asked: (request: FastifyRequest) => Asked,
): void {
  const sentTo = ({ body, headers }: FastifyRequest) => readForm(body as Buffer, headers['content-type']);

  server.post('/draft', async (request, reply) => {
    const { kind, file } = asked(request);
    const sent = await sentTo(request);
    await (await drafts()).keep(sentPage(sent.fields), { kind: kind.name, file }, sent);
    return reply.code(204).send();
  });

  server.post('/draft/discard', async (request, reply) => {
    const { kind, file } = asked(request);
    const { fields } = await sentTo(request);
    (await drafts()).end(sentPage(fields));
    const query = entryQuery(kind.name, file);
    return reply.redirect(addressWith('/entry', file === null ? { ...query, draft: 'new' } : query), 303);
  });

  server.get('/draft/picture', async ({ query }, reply) => {
    const { id = '', control = '' } = query as Readonly<Record<string, string | undefined>>;
    const picture = (await drafts()).picture(id, control);
    if (!picture) throw new UserError('There is no such picture');
    const [, type = ''] = /\.(avif|jpe?g|png|tiff?|webp)$/i.exec(picture.name) ?? [];
    const image = `image/${type.toLowerCase().replace(/^jpg$/, 'jpeg').replace(/^tif$/, 'tiff')}`;
    return reply.type(type === '' ? 'application/octet-stream' : image).send(Buffer.from(await picture.arrayBuffer()));
  });
}
