import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pMap from 'p-map';
import { contentType } from '../hosts/contentType';
import { headersFor, policyHeader, secureHeader, type HeaderRule } from '../hosts/HeaderRule';
import { notFoundPage, readSite } from '../preview/ServedSite';
import { hostRemedies, unknownAddresses, type Fault, type FaultKind } from './Fault';
import { get, networkError, type Answer } from './get';

/** The number of concurrent requests. */
const concurrency = 8;

const remedies: Partial<Record<FaultKind, string>> = {
  ...hostRemedies,
  type: 'the host gives files of this kind another type: let it read _headers.nginx.conf, or set the type',
  encoding: 'the host sends it as it is: turn on gzip or brotli',
  redirect: 'the host does not know _redirects: let it read them, or its rules again',
};

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex').slice(0, 12);

/** Returns a content type without spaces, which hosts write in different ways. */
const plainType = (type: string | undefined) => (type ?? 'none').toLowerCase().replaceAll(' ', '');

/** Compares the headers of an answer with the rules. It compares the value of a page's own header exactly. */
function headerFaults(wanted: HeaderRule['headers'], answer: Answer, isSecure: boolean) {
  return Object.entries(wanted).flatMap(([name, value]) => {
    if (name === secureHeader && !isSecure) return [];
    const got = String(answer.headers[name] ?? 'none');
    if (got.replaceAll(/\s+/g, ' ') === value) return [];
    const short = (text: string) =>
      name === policyHeader && text !== 'none' ? `one of ${hash(Buffer.from(text))}` : text;
    return [{ wanted: `${name}: ${short(value)}`, got: short(got) }];
  });
}

/** The size in bytes from which files should be compressed. Uncompressed files cost visitors seconds. */
const minCompressed = 1024;

/**
 * Compares the answers of a host with a composed site. It checks every page and file (status, content hash, type,
 * encoding, headers), redirects, and the 404 page.
 * @param folder the composed site as published.
 * @param origin its address, such as 'https://www.example.org'.
 */
export async function compareServed(folder: string, origin: string): Promise<Fault[]> {
  const { answers, rules } = await readSite(folder);
  const isSecure = origin.startsWith('https:');
  const fault = (kind: FaultKind, address: string, wanted: string, got: string): Fault => ({
    ...{ kind, address, wanted, got, remedy: remedies[kind] ?? hostRemedies.headers },
  });

  async function fileFaults(address: string, file: string, wantedStatus = 200): Promise<Fault[]> {
    const answer = await get(origin + address).catch(networkError);
    if (typeof answer === 'string') return [fault('unreachable', address, 'an answer', answer)];
    const isUnknown = wantedStatus === 404;
    if (answer.status !== wantedStatus) {
      return [fault(isUnknown ? 'not found' : 'status', address, String(wantedStatus), String(answer.status))];
    }
    const bytes = await readFile(path.join(folder, file));
    const faults: Fault[] = [];
    if (!bytes.equals(answer.body)) {
      const [wanted, got] = [bytes, answer.body].map((one) => `${one.length} bytes (${hash(one)})`);
      faults.push(fault(isUnknown ? 'not found' : 'content', address, wanted ?? '', got ?? ''));
    }
    const type = contentType(file);
    const gotType = answer.headers['content-type'];
    if (plainType(gotType) !== plainType(type)) faults.push(fault('type', address, type, gotType ?? 'no type'));
    const isCompressed = existsSync(path.join(folder, `${file}.gz`));
    if (isCompressed && bytes.length > minCompressed && !answer.headers['content-encoding'])
      faults.push(fault('encoding', address, 'br or gzip', 'no encoding'));
    for (const { wanted, got } of headerFaults(
      headersFor(rules, isUnknown ? `/${notFoundPage}` : address),
      answer,
      isSecure,
    ))
      faults.push(fault('headers', address, wanted, got));
    return faults;
  }

  async function redirectFaults(address: string, location: string, status: number): Promise<Fault[]> {
    const answer = await get(origin + address).catch(networkError);
    if (typeof answer === 'string') return [fault('unreachable', address, 'an answer', answer)];
    const target = answer.headers.location && new URL(answer.headers.location, origin + address).pathname;
    const isRedirect = [301, 302, 307, 308].includes(answer.status);
    if (isRedirect && target === location) return [];
    // Static hosts may serve a document that redirects the visitor.
    if (status === 301 && answer.status === 200 && answer.body.includes(`url=${location}"`)) return [];
    // Some hosts serve a page at both of its addresses.
    if (status === 308 && answer.status === 200) return [];
    const got = isRedirect ? `${answer.status} to ${target}` : String(answer.status);
    return [fault('redirect', address, `${status} to ${location}`, got)];
  }

  // Redirects are listed for addresses of people and pages, not for files behind them.
  const isListed = ([address, answer]: readonly [string, object]) =>
    'file' in answer || !/\/index\.html$/.test(address);
  const asked = [...answers]
    .filter(isListed)
    .map(([address, answer]) =>
      'file' in answer
        ? () => fileFaults(address, answer.file)
        : () => redirectFaults(address, answer.location, answer.status),
    );
  const found = await pMap([...asked, () => fileFaults(unknownAddresses[0], notFoundPage, 404)], (ask) => ask(), {
    concurrency,
  });
  return found.flat();
}

/**
 * Compares like `compareServed`, just after a publish. If there is a difference, it compares once more after a pause, because
 * nginx answers with its earlier rules for a moment after a reload.
 */
export async function comparePublished(folder: string, origin: string, pauseMs = 5_000): Promise<Fault[]> {
  const faults = await compareServed(folder, origin);
  if (faults.length === 0) return faults;
  await sleep(pauseMs);
  return compareServed(folder, origin);
}
