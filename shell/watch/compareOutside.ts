import { createHash } from 'node:crypto';
import { connect } from 'node:tls';
import pMap from 'p-map';
import { policyHeader, secureHeader } from '../hosts/HeaderRule';
import type { Branches } from '../compose/store/branches';
import { shortName } from '../compose/store/Commit';
import { livePackage, type Status } from '../compose/write/Status';
import { hostRemedies, unknownAddresses, type Fault, type FaultKind } from './Fault';
import { get, networkError, type Answer } from './get';

/** The number of concurrent requests. */
const concurrency = 8;

/** The headers that every page must have, whatever its rules are. */
const pageHeaders: Readonly<Record<string, RegExp>> = {
  [policyHeader]: /default-src 'none'.*require-trusted-types-for 'script'/,
  'x-content-type-options': /^nosniff$/,
  'cache-control': /no-cache/,
  'integrity-policy': /blocked-destinations=\(script\)/,
  'referrer-policy': /^strict-origin/,
  'permissions-policy': /camera=\(\)/,
  'content-type': /^text\/html/,
};

/** A file that a page loads, with its expected hash. */
interface Pinned {
  readonly url: string;
  readonly integrity: string;
}

/** Returns the files that a page loads, from its markup and its registry. */
function pinnedIn(html: string): Pinned[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].flatMap(([tag]) => {
    const [, url] = /\b(?:src|href)="(\/releases\/[^"]+)"/.exec(tag) ?? [];
    const [, integrity] = /\bintegrity="([^"]+)"/.exec(tag) ?? [];
    return url && integrity ? [{ url, integrity }] : [];
  });
  const registered = [...html.matchAll(/"url":"(\/releases\/[^"]+)","integrity":"([^"]+)"/g)];
  return [...tags, ...registered.map(([, url = '', integrity = '']) => ({ url, integrity }))];
}

const fault = (kind: FaultKind, address: string, wanted: string, got: string, remedy: string): Fault => ({
  kind,
  address,
  wanted,
  got,
  remedy,
});

/** Checks the headers of a page. */
function headerFaults(address: string, { headers }: Answer, isSecure: boolean): Fault[] {
  const forms = isSecure ? { ...pageHeaders, [secureHeader]: /max-age=\d{7,}/ } : pageHeaders;
  return Object.entries(forms).flatMap(([name, form]) => {
    const got = String(headers[name] ?? 'none');
    if (form.test(got)) return [];
    return [fault('headers', address, `${name} as composed`, got.slice(0, 60), hostRemedies.headers)];
  });
}

/** Checks that a page loads a file of the live release. Pages of some sections stand on an earlier shell. */
function releaseFaults(address: string, { url }: Pinned, status: Status | null): Fault[] {
  const [, name = '', version = ''] = /^\/releases\/([\w-]+)\/(\w+)\//.exec(url) ?? [];
  const live = livePackage(status, name);
  const isEarlierShell =
    name === 'shell' && status?.packages.some(({ earlierShell }) => earlierShell?.version === version);
  if (!live || live.version === version || isEarlierShell) return [];
  const [wanted, got] = [`release ${shortName(live.version)} of ${name}`, `release ${shortName(version)}`];
  return [fault('release', address, wanted, got, 'a cache has an earlier page: empty it, and publish again')];
}

/** Requests a file that pages pin, and compares its hash. */
async function pinnedFaults(origin: string, { url, integrity }: Pinned): Promise<Fault[]> {
  const answer = await get(origin + url).catch(networkError);
  const [algorithm = '', hash] = integrity.split(/-(.*)/s);
  const wanted = 'the file that pages name by its hash';
  if (typeof answer === 'string') return [fault('script', url, wanted, answer, hostRemedies.content)];
  if (answer.status !== 200) return [fault('script', url, wanted, String(answer.status), hostRemedies.content)];
  if (createHash(algorithm).update(answer.body).digest('base64') === hash) return [];
  return [fault('script', url, wanted, `${answer.body.length} bytes with another hash`, hostRemedies.content)];
}

/** Checks pages without the composed site: their status, headers, releases and pinned files. */
export async function comparePages(
  origin: string,
  addresses: readonly string[],
  status: Status | null,
): Promise<Fault[]> {
  const isSecure = origin.startsWith('https:');
  const pinned = new Map<string, Pinned>();
  async function pageFaults(address: string): Promise<Fault[]> {
    const answer = await get(origin + address).catch(networkError);
    if (typeof answer === 'string')
      return [fault('unreachable', address, 'an answer', answer, hostRemedies.unreachable)];
    if (answer.status !== 200) return [fault('status', address, '200', String(answer.status), hostRemedies.status)];
    const html = answer.body.toString();
    const files = pinnedIn(html);
    for (const file of files) pinned.set(file.url, file);
    const cut = `${answer.body.length} bytes without an end`;
    return [
      ...headerFaults(address, answer, isSecure),
      ...(html.trimEnd().endsWith('</html>')
        ? []
        : [fault('content', address, 'a whole page', cut, hostRemedies.content)]),
      ...files.flatMap((file) => releaseFaults(address, file, status)),
    ];
  }
  const ofPages = await pMap(addresses, pageFaults, { concurrency });
  const ofFiles = await pMap(pinned.values(), (file) => pinnedFaults(origin, file), { concurrency });
  return [...ofPages, ...ofFiles].flat();
}

/** Checks the answers to unknown addresses. */
export async function compareUnknown(origin: string): Promise<Fault[]> {
  const faults = await pMap(unknownAddresses, async (address): Promise<Fault[]> => {
    const answer = await get(origin + address).catch(() => null);
    if (!answer || (answer.status === 404 && answer.body.includes('<h1'))) return [];
    const got = answer.status === 404 ? '404 without the page' : String(answer.status);
    return [fault('not found', address, '404 with the page for it', got, hostRemedies['not found'])];
  });
  return faults.flat();
}

const twoHours = 2 * 60 * 60_000;

/** Compares the releases of a site with the newest ones in the store. It reports a stopped deploy after two hours. */
export function compareStore(status: Status, branches: Branches, now: number): Fault[] {
  return [...branches].flatMap(([name, [newest]]): Fault[] => {
    const known = status.tips[name];
    if (!newest || !livePackage(status, name) || known === newest.id || now - Date.parse(newest.at) < twoHours)
      return [];
    const wanted = `${shortName(newest.id)} ('${newest.subject}'), in the store since ${newest.at}`;
    const remedy = 'the deploy has stopped: look at its last run, then npm run publish';
    return [fault('old', `/releases/${name}/`, wanted, known ? shortName(known) : 'none', remedy)];
  });
}

/** Returns when the certificate of a host ends, in milliseconds since 1970, or null if the host shows none. */
const certificateEnd = ({ hostname, port }: URL): Promise<number | null> =>
  new Promise((resolve) => {
    const socket = connect({
      host: hostname,
      port: Number(port || 443),
      servername: hostname,
      rejectUnauthorized: false,
    });
    const end = (at: number | null) => {
      socket.destroy();
      resolve(at);
    };
    socket.setTimeout(15_000, () => end(null));
    socket
      .on('error', () => end(null))
      .on('secureConnect', () => end(Date.parse(socket.getPeerCertificate().valid_to)));
  });

const fourteenDays = 14 * 24 * 60 * 60_000;

/** Checks the certificate of a host, and where its domain leads. */
export async function compareHost(origin: string, now: number): Promise<Fault[]> {
  const url = new URL(origin);
  const faults: Fault[] = [];
  const home = await get(`${origin}/`).catch(() => null);
  const target = home?.headers.location && new URL(home.headers.location, origin);
  if (target && target.origin !== url.origin) {
    const remedy = 'the domain leads elsewhere: look at DNS and at the host';
    faults.push(fault('domain', '/', origin, target.origin, remedy));
  }
  if (url.protocol !== 'https:') return faults;
  const ends = await certificateEnd(url);
  if (ends !== null && ends - now < fourteenDays) {
    const got = `one until ${new Date(ends).toISOString().slice(0, 10)}`;
    const remedy = 'renew it: certbot renew, or ask the host';
    faults.push(fault('certificate', '/', 'a certificate for 14 days or more', got, remedy));
  }
  return faults;
}
