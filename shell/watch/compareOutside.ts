import { createHash } from 'node:crypto';
import { connect } from 'node:tls';
import pMap from 'p-map';
import { policyHeader, secureHeader } from '../hosts/HeaderRule';
import type { Branches } from '../compose/store/branches';
import { shortName } from '../compose/store/Commit';
import { livePackage, type Status } from '../compose/write/Status';
import { hostRemedies, unknownAddresses, type Fault } from './Fault';
import { get, networkError, type Answer } from './get';

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

/** Checks pages without the composed site: their status, headers, releases and pinned files. */
export async function comparePages(
  origin: string,
  addresses: readonly string[],
  status: Status | null,
): Promise<Fault[]> {
  const isSecure = origin.startsWith('https:');
  const pinned = new Map<string, string>();
  const askedFor = (address: string) => get(origin + address).catch(networkError);
  const ofPages = await pMap(
    addresses,
    async (address): Promise<Fault[]> => {
      const answer: Answer | string = await askedFor(address);
      if (typeof answer === 'string')
        return [
          {
            kind: 'unreachable',
            address,
            wanted: 'an answer',
            got: answer,
            remedy: hostRemedies.unreachable,
          },
        ];
      if (answer.status !== 200)
        return [{ kind: 'status', address, wanted: '200', got: String(answer.status), remedy: hostRemedies.status }];
      const faults: Fault[] = [];
      const headers = isSecure ? { ...pageHeaders, [secureHeader]: /max-age=\d{7,}/ } : pageHeaders;
      for (const [name, form] of Object.entries(headers)) {
        const got = String(answer.headers[name] ?? 'none');
        if (!form.test(got))
          faults.push({
            kind: 'headers',
            address,
            wanted: `${name} as composed`,
            got: got.slice(0, 60),
            remedy: hostRemedies.headers,
          });
      }
      const html = answer.body.toString();
      if (!html.trimEnd().endsWith('</html>'))
        faults.push({
          kind: 'content',
          address,
          wanted: 'a whole page',
          got: `${answer.body.length} bytes without an end`,
          remedy: hostRemedies.content,
        });
      for (const { url, integrity } of pinnedIn(html)) {
        pinned.set(url, integrity);
        const [, name = '', version = ''] = /^\/releases\/([\w-]+)\/(\w+)\//.exec(url) ?? [];
        const live = livePackage(status, name);
        const isEarlierShell =
          name === 'shell' && status?.packages.some(({ earlierShell }) => earlierShell?.version === version);
        if (live && live.version !== version && !isEarlierShell)
          faults.push({
            kind: 'release',
            address,
            wanted: `release ${shortName(live.version)} of ${name}`,
            got: `release ${shortName(version)}`,
            remedy: 'a cache has an earlier page: empty it, and publish again',
          });
      }
      return faults;
    },
    { concurrency: 8 },
  );
  const ofFiles = await pMap(
    [...pinned],
    async ([address, integrity]): Promise<Fault[]> => {
      const answer = await askedFor(address);
      const [algorithm = '', hash] = integrity.split(/-(.*)/s);
      const got =
        typeof answer === 'string'
          ? answer
          : answer.status === 200
            ? createHash(algorithm).update(answer.body).digest('base64')
            : String(answer.status);
      if (got === hash) return [];
      const said =
        typeof answer !== 'string' && answer.status === 200 ? `${answer.body.length} bytes with another hash` : got;
      return [
        {
          kind: 'script',
          address,
          wanted: 'the file that pages name by its hash',
          got: said,
          remedy: hostRemedies.content,
        },
      ];
    },
    { concurrency: 8 },
  );
  return [...ofPages, ...ofFiles].flat();
}

/** Checks the answers to unknown addresses. */
export async function compareUnknown(origin: string): Promise<Fault[]> {
  const faults = await pMap(unknownAddresses, async (address): Promise<Fault[]> => {
    const answer = await get(origin + address).catch(() => null);
    if (!answer || (answer.status === 404 && answer.body.includes('<h1'))) return [];
    const got = answer.status === 404 ? '404 without the page' : String(answer.status);
    return [
      {
        kind: 'not found',
        address,
        wanted: '404 with the page for it',
        got,
        remedy: hostRemedies['not found'],
      },
    ];
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
    return [
      {
        kind: 'old',
        address: `/releases/${name}/`,
        wanted: `${shortName(newest.id)} ('${newest.subject}'), in the store since ${newest.at}`,
        got: known ? shortName(known) : 'none',
        remedy: 'the deploy has stopped: look at its last run, then npm run publish',
      },
    ];
  });
}

const fourteenDays = 14 * 24 * 60 * 60_000;

/** Checks the certificate of a host, and where its domain leads. */
export async function compareHost(origin: string, now: number): Promise<Fault[]> {
  const url = new URL(origin);
  const faults: Fault[] = [];
  const home = await get(`${origin}/`).catch(() => null);
  const target = home?.headers.location && new URL(home.headers.location, origin);
  if (target && target.origin !== url.origin)
    faults.push({
      kind: 'domain',
      address: '/',
      wanted: origin,
      got: target.origin,
      remedy: 'the domain leads elsewhere: look at DNS and at the host',
    });
  if (url.protocol !== 'https:') return faults;
  const ends = await new Promise<number | null>((resolve) => {
    const socket = connect({
      host: url.hostname,
      port: Number(url.port || 443),
      servername: url.hostname,
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
  if (ends !== null && ends - now < fourteenDays) {
    const got = new Date(ends).toISOString().slice(0, 10);
    faults.push({
      kind: 'certificate',
      address: '/',
      wanted: 'a certificate for 14 days or more',
      got: `one until ${got}`,
      remedy: 'renew it: certbot renew, or ask the host',
    });
  }
  return faults;
}
