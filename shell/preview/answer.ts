import type { FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { contentType } from '../compose/site/contentType';
import type { HeaderRule } from '../compose/site/headerRules';
import { headersFor } from '../compose/site/headersFor';
import { byteRange } from './byteRange';
import type { ByteRange } from './byteRange';
import { entityTag } from './entityTag';
import { fileFor, missingPage } from './fileFor';
import { preconditions, rangeHolds } from './preconditions';
import { plainHeaders, plainText } from './refusal';
import { representation } from './representation';
import type { Representation } from './representation';

/** One composed site: its folder and the rules that were written with it. */
export interface ServedSite {
  readonly root: string;
  readonly rules: readonly HeaderRule[];
}

/** Sends a file whole or in part. The request's conditions have been weighed; what sends the bytes is not to weigh them again. */
function send({ raw }: FastifyRequest, reply: FastifyReply, root: string, file: string, range?: ByteRange | null) {
  raw.headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
  return reply.sendFile(file, root);
}

/** Answers with a status and its name. */
export function plainAnswer(reply: FastifyReply, status: number, headers: Record<string, string> = {}): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, ...plainHeaders })
    .send(plainText(status));
}

const describe = (file: string, { encoding, varies }: Representation) => ({
  'content-type': contentType(file),
  ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  ...(varies && { vary: 'Accept-Encoding' }),
});

async function answerFile(request: FastifyRequest, reply: FastifyReply, { root, rules }: ServedSite, file: string) {
  const { headers } = request.raw;
  const chosen = await representation(root, file, headers['accept-encoding']);
  const { stats } = chosen;
  const validators = {
    tag: await entityTag(path.join(root, chosen.file), stats),
    modified: stats.mtime.toUTCString(),
  };
  const ruled = headersFor(rules, `/${file}`);
  const status = preconditions(headers, validators);
  if (status === 412) return plainAnswer(reply, status, ruled);
  void reply.headers({ ...ruled, etag: validators.tag, 'last-modified': validators.modified });
  if (status === 304) {
    return reply
      .code(304)
      .headers(chosen.varies ? { vary: 'Accept-Encoding' } : {})
      .send();
  }
  const asked = request.method === 'GET' && rangeHolds(headers['if-range'], validators) ? headers.range : undefined;
  const range = byteRange(asked, stats.size);
  if (range === 'unsatisfiable') return plainAnswer(reply, 416, { ...ruled, 'content-range': `bytes */${stats.size}` });
  void reply.headers(describe(file, chosen));
  return send(request, reply, root, chosen.file, range);
}

async function answerMissing(request: FastifyRequest, reply: FastifyReply, { root, rules }: ServedSite) {
  const chosen = await representation(root, missingPage, request.raw.headers['accept-encoding']);
  void reply.code(404).headers({ ...headersFor(rules, `/${missingPage}`), ...describe(missingPage, chosen) });
  return send(request, reply, root, chosen.file);
}

/** Answers a GET or HEAD request from one site, as a static host would. */
export async function answer(request: FastifyRequest, reply: FastifyReply, site: ServedSite): Promise<FastifyReply> {
  const found = await fileFor(site.root, request.originalUrl);
  switch (found.kind) {
    case 'file':
      return answerFile(request, reply, site, found.file);
    case 'redirect':
      return reply.headers(headersFor(site.rules, '/')).redirect(found.to, 308);
    case 'missing file':
      return plainAnswer(reply, 404, headersFor(site.rules, '/releases/'));
    case 'missing page':
      return answerMissing(request, reply, site);
  }
}
