import type { FastifyReply, FastifyRequest } from 'fastify';
import path from 'node:path';
import { contentType } from '../compose/site/contentType';
import type { HeaderRule } from '../compose/site/headerRules';
import { headersFor } from '../compose/site/headersFor';
import { byteRange } from './byteRange';
import type { ByteRange } from './byteRange';
import { fileContent } from './fileContent';
import type { FileContent } from './fileContent';
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

/** Answers with a status and its name. */
export function plainAnswer(reply: FastifyReply, status: number, headers: Record<string, string> = {}): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, ...plainHeaders })
    .send(plainText(status));
}

const vary = ({ varies }: Representation) => ({ ...(varies && { vary: 'Accept-Encoding' }) });

const describe = (file: string, chosen: Representation) => ({
  'content-type': contentType(file),
  ...(chosen.encoding !== 'identity' && { 'content-encoding': chosen.encoding }),
  ...vary(chosen),
});

interface Part {
  readonly root: string;
  readonly file: string;
  readonly bytes: FileContent['bytes'];
  readonly range: ByteRange | null;
}

/** Sends a file or a part of it, from memory where it is at hand. */
function send({ raw }: FastifyRequest, reply: FastifyReply, { root, file, bytes, range }: Part): FastifyReply {
  if (!bytes) {
    // All other conditions have been weighed; what sends the file is not to weigh them again.
    raw.headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
    return reply.sendFile(file, root);
  }
  void reply.header('accept-ranges', 'bytes');
  if (!range) return reply.send(bytes);
  const { start, end } = range;
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${bytes.length}`)
    .send(bytes.subarray(start, end + 1));
}

async function answerFile(request: FastifyRequest, reply: FastifyReply, { root, rules }: ServedSite, file: string) {
  const { headers } = request.raw;
  const chosen = representation(root, file, headers['accept-encoding']);
  if (!chosen) return plainAnswer(reply, 404);
  const { stats } = chosen;
  const { tag, bytes } = await fileContent(path.join(root, chosen.file), stats);
  const validators = { tag, modified: stats.mtime.toUTCString() };
  const ruled = headersFor(rules, `/${file}`);
  const status = preconditions(headers, validators);
  if (status === 412) return plainAnswer(reply, status, ruled);
  void reply.headers({ ...ruled, etag: tag, 'last-modified': validators.modified });
  if (status === 304) return reply.code(304).headers(vary(chosen)).send();
  const asked = request.method === 'GET' && rangeHolds(headers['if-range'], validators) ? headers.range : undefined;
  const range = byteRange(asked, stats.size);
  if (range === 'unsatisfiable') return plainAnswer(reply, 416, { ...ruled, 'content-range': `bytes */${stats.size}` });
  void reply.headers(describe(file, chosen));
  return send(request, reply, { root, file: chosen.file, bytes, range });
}

async function answerMissing(request: FastifyRequest, reply: FastifyReply, { root, rules }: ServedSite) {
  const chosen = representation(root, missingPage, request.raw.headers['accept-encoding']);
  if (!chosen) return plainAnswer(reply, 404);
  const { bytes } = await fileContent(path.join(root, chosen.file), chosen.stats);
  void reply.code(404).headers({ ...headersFor(rules, `/${missingPage}`), ...describe(missingPage, chosen) });
  return send(request, reply, { root, file: chosen.file, bytes, range: null });
}

/** Answers a GET or HEAD request from one site, as a static host would. */
export async function answer(request: FastifyRequest, reply: FastifyReply, site: ServedSite): Promise<FastifyReply> {
  const found = fileFor(site.root, request.originalUrl);
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
