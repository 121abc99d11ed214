import { sectionRows } from '@site/build/packages';
import { addressOwner } from '../compose/contract/addresses';
import { livePackage, type Status } from '../compose/write/Status';
import { escapeHtml } from '../compose/write/siteTexts';
import { shortName } from '../compose/store/Commit';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { unknownAddresses, type Fault, type FaultKind, type FoundFault } from './Fault';

/** A kind of fault in a section, reported to its owners. */
export interface SectionFault {
  readonly section: string;
  readonly team: string;
  readonly kind: FaultKind;
  /** The live release. */
  readonly release: string;
  readonly addresses: readonly string[];
  readonly wanted: string;
  readonly got: string;
  readonly remedy: string;
  /** When it was first seen (ISO 8601, UTC). */
  readonly since: string;
  /** The number of consecutive runs that have found it. */
  readonly runs: number;
  /** The command to roll back. */
  readonly goBack: string;
  /** The checks that found it. */
  readonly checks: readonly string[];
}

export interface WatchReport {
  readonly origin: string;
  /** The time of the run (ISO 8601, UTC). */
  readonly at: string;
  readonly pages: number;
  readonly engines: readonly string[];
  /** The checks that this run could do. Without the composed site or a browser it does fewer. */
  readonly checks: readonly string[];
  /** The time of the last run without faults. */
  readonly wellAt?: string | undefined;
  readonly faults: readonly SectionFault[];
}

/** The file with the report, in the folder of the watch. */
export const reportFile = 'report.json';

/** Reads the report in a folder. Returns null if there is none, or one from before 2026-11-27. */
export async function readReport(folder: string): Promise<WatchReport | null> {
  try {
    const report = JSON.parse(await readFile(path.join(folder, reportFile), 'utf8')) as Partial<WatchReport>;
    return report.faults ? ({ checks: [], ...report } as WatchReport) : null;
  } catch {
    return null;
  }
}

/** Returns the section of an address. Addresses of no section belong to the shell. */
export const ownerOf = (address: string): string =>
  /^\/releases\/([\w-]+)\//.exec(address)?.[1] ?? addressOwner(address, sectionRows) ?? 'shell';

/**
 * Kinds that follow from others. A script that cannot run leaves the page without hydration, with errors on the
 * console.
 */
const consequences: readonly FaultKind[] = ['hydration', 'error', 'policy', 'slow', 'heavy', 'others'];

/** Returns the section to blame for a fault: the owner of a file in the message, or of the page. */
const blamed = ({ address, got, kind }: Fault) =>
  consequences.includes(kind) ? ownerOf(/\/releases\/[\w-]+\//.exec(got)?.[0] ?? address) : ownerOf(address);

/** Addresses that cannot be read if the domain or the certificate of the host is wrong. */
const ofWholeSite: readonly string[] = ['/status.json', '/sitemap.xml', ...unknownAddresses];

/** Removes faults that follow from the domain or the certificate of the host. */
function withoutHost(faults: readonly FoundFault[]): readonly FoundFault[] {
  if (!faults.some(({ kind }) => kind === 'certificate' || kind === 'domain')) return faults;
  return faults.filter(({ kind, address }) => kind !== 'unreachable' && !ofWholeSite.includes(address));
}

/** Removes faults that follow from another fault of the same section, page or file. */
function causesOf(all: readonly FoundFault[]): FoundFault[] {
  const faults = withoutHost(all);
  const causes = faults.filter(({ kind }) => !consequences.includes(kind));
  const sections = new Set(
    causes.filter(({ kind }) => ['script', 'status', 'content', 'release'].includes(kind)).map(blamed),
  );
  /** Returns whether another fault of the same file or section explains this one. */
  const isKnown = ({ kind, address }: Fault) =>
    (kind === 'content' && causes.some((one) => one.address === address && ['script', 'release'].includes(one.kind))) ||
    (/^\/releases\//.test(address) &&
      ['script', 'status'].includes(kind) &&
      causes.some((one) => one.kind === 'release' && blamed(one) === ownerOf(address)));
  const pages = new Set(causes.map(({ address }) => address));
  const left = faults.filter((fault) =>
    consequences.includes(fault.kind) ? !pages.has(fault.address) && !sections.has(blamed(fault)) : !isKnown(fault),
  );
  // A page without hydration also has errors.
  const dead = new Set(left.filter(({ kind }) => kind === 'hydration').map(blamed));
  return left.filter((fault) => !['error', 'policy'].includes(fault.kind) || !dead.has(blamed(fault)));
}

/** Groups faults by section and kind. @param before the report of the previous run, or null. */
export function faultsBySection(
  faults: readonly FoundFault[],
  status: Status | null,
  before: WatchReport | null,
  at: string,
): SectionFault[] {
  const groups = new Map<
    string,
    {
      readonly section: string;
      readonly fault: Fault;
      readonly addresses: Set<string>;
      readonly checks: Set<string>;
    }
  >();
  for (const fault of causesOf(faults)) {
    const section = blamed(fault);
    const key = `${section} ${fault.kind}`;
    const group = groups.get(key) ?? { section, fault, addresses: new Set(), checks: new Set() };
    groups.set(key, group);
    group.addresses.add(fault.address);
    group.checks.add(fault.check);
  }
  return [...groups.values()].map(({ section, fault: { kind, wanted, got, remedy }, addresses, checks }) => {
    const live = livePackage(status, section);
    const earlier = before?.faults.find((one) => one.section === section && one.kind === kind);
    return {
      section,
      team: sectionRows.find(({ name }) => name === section)?.team ?? 'the team of the site',
      kind,
      release: live ? shortName(live.commit) : 'not known',
      addresses: [...addresses].sort(),
      ...{ wanted, got, remedy },
      since: earlier?.since ?? at,
      runs: (earlier?.runs ?? 0) + 1,
      goBack: `npm run rollback -- ${section}`,
      checks: [...checks],
    };
  });
}

/** Returns lines for the terminal, with a row for each section and kind. */
export const reportLines = ({ faults }: WatchReport): string[] =>
  faults.flatMap(({ section, team, kind, release, addresses, wanted, got, remedy, since, goBack }) => {
    const [first = '', ...others] = addresses;
    const where = others.length > 0 ? `${first} and ${others.length} more` : first;
    return [
      `✗ ${section}  ${kind}  ${where}  release ${release}  since ${since}  ${team}`,
      `    wanted ${wanted}, got ${got}`,
      `    ${remedy}; back: ${goBack}`,
    ];
  });

/**
 * Returns the report as HTML with a picture of each failed page.
 * @param pictures the picture files next to it, by address.
 */
export function reportPage(report: WatchReport, pictures: ReadonlyMap<string, string>): string {
  const items = report.faults.map(({ section, team, kind, release, addresses, wanted, got, remedy, since, goBack }) => {
    const shown = addresses.flatMap((one) => {
      const picture = pictures.get(one);
      return picture ? [`<img src="${escapeHtml(picture)}" alt="${escapeHtml(one)}" width="640">`] : [];
    });
    const text = `Wanted ${wanted}, got ${got}. ${remedy}. Since ${since}, release ${release}.`;
    return `<section><h2>${escapeHtml(section)}: ${kind}</h2><p>${escapeHtml(team)}</p><p>${escapeHtml(text)}</p><p>${addresses.map(escapeHtml).join('<br>')}</p><p>Back: <code>${escapeHtml(goBack)}</code></p>${shown.join('')}</section>`;
  });
  const style =
    ':root{color-scheme:light dark;font:1rem/1.6 system-ui}main{max-width:60rem;margin:auto}img{max-width:100%;height:auto;border:1px solid}section{border-top:1px solid;padding-block:1rem}';
  return `<!doctype html><html lang="en-US"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Watch of ${report.origin}</title><style>${style}</style><main><h1>${report.origin}</h1><p>${report.at}: ${report.pages} pages, ${report.engines.join(', ')}. ${report.faults.length === 0 ? 'No faults.' : ''}</p>${items.join('')}</main></html>\n`;
}
