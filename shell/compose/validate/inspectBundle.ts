import type { BuiltPackage } from '@site/build/packages';
import type { AnnouncedEvent } from '@site/section/Section';
import { clinicClock } from '@site/shared-data/dates/clinicClock';
import { pictureKinds } from '@site/shared-data/pictureKinds';
import { socialImage } from '@site/shared-data/pictures';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { prerenderFile } from '../Release';
import type { Release, ShellRelease, StoredRelease } from '../Release';
import type { PageData, SectionData, ShellData } from '../runner/Protocol';
import type { Runner } from '../runner/startRunner';
import type { BuildFacts } from '../stage/stageRelease';
import { UserError } from '../UserError';
import { validateHead, validatePage } from './validatePage';
import { validateSection } from './validateSection';

/** Loads what a shell prerenders with, from the folder of a release or of a build. */
export async function loadShell(runner: Runner, folder: string): Promise<ShellData> {
  const file = path.join(folder, prerenderFile);
  return runner.ask('loadShell', { name: 'shell', at: prerenderFile }, { code: await readFile(file, 'utf8'), file });
}

/**
 * Loads what a section prerenders with, and checks it against the contract the shell speaks.
 * @throws UserError naming the section, the page and the remedy.
 */
export async function loadSection(
  runner: Runner,
  name: string,
  folder: string,
  contract: number,
): Promise<SectionData> {
  const file = path.join(folder, prerenderFile);
  const about = { name, at: prerenderFile };
  const told = await runner.ask('loadSection', about, { name, code: await readFile(file, 'utf8'), file });
  const fault = validateSection(told, contract);
  if (fault) throw new UserError(`${name}: ${fault}`);
  return told as SectionData;
}

/** What a document says of the site, where only the page itself is looked at. */
const emptyFacts = {
  title: '',
  description: '',
  canonical: '',
  socialImage: '',
  structuredData: [],
  alternates: [],
  listed: false,
  styles: [],
  shellScript: { url: '', integrity: '' },
  fonts: [],
  preloads: [],
};

/** A picture's address in a document. */
const pictureAddress = /\/images\/([\w.-]+)/g;

/** What stands inside the root of a document: the page with the frame around it. */
const bodyOf = (html: string, { registryElementId }: ShellData) =>
  html.slice(html.indexOf('<div id="root">'), html.lastIndexOf(`<script id="${registryElementId}"`));

/**
 * Renders every page as compose would, and looks at what comes out.
 * @returns the file names of the pictures they show and describe to search engines, and of those that links to them show,
 * each with the first page that does.
 * @throws UserError naming the page and what is wrong with it.
 */
async function inspectPages(
  runner: Runner,
  name: string,
  pages: readonly PageData[],
  shell: ShellData,
): Promise<Map<string, string>> {
  const pictures = new Map<string, string>();
  for (const page of pages) {
    const about = { name, at: page.path };
    const refuse = (fault: string | null) => {
      if (fault) throw new UserError(`${name}: ${page.path} ${fault}`);
    };
    const { title, description } = page;
    const facts = { ...emptyFacts, title, description };
    const html = await runner.ask('render', about, { address: page.path, facts });
    refuse(validateHead(html));
    refuse(validatePage(bodyOf(html, shell)));
    const described = JSON.stringify(page.structuredData ?? []);
    const shown = [...`${html}${described}`.matchAll(pictureAddress)].map(([, file = '']) => file);
    for (const file of [...shown, path.basename(socialImage(page.picture ?? 'social-card'))]) {
      if (!pictures.has(file)) pictures.set(file, page.path);
    }
  }
  return pictures;
}

/** What a build is, and the file names of the pictures it shows, each with a page that shows it. */
export interface InspectedBundle {
  readonly facts: BuildFacts;
  readonly pictures: ReadonlyMap<string, string>;
}

/** The file names of the pictures that the front door shows of announced events. */
export const eventPictures = (events: readonly Pick<AnnouncedEvent, 'picture'>[]): string[] =>
  events.flatMap(({ picture: { name, hash } }) =>
    pictureKinds.card.widths.flatMap((width) => [`${name}-${width}.${hash}.avif`, `${name}-${width}.${hash}.webp`]),
  );

/**
 * Looks at what a build prerenders with: every page, as compose would render it.
 * @param folder where the build stands.
 * @param shell renders the pages of a section; null for the shell, which renders its own.
 * @throws UserError naming the package, the page, the reason and the remedy.
 */
export async function inspectBundle(
  runner: Runner,
  { name, container }: BuiltPackage,
  folder: string,
  shell: StoredRelease<ShellRelease> | null,
): Promise<InspectedBundle> {
  const host = await loadShell(runner, shell?.folder ?? folder);
  const { day } = clinicClock(Date.now());
  const about = { name, at: prerenderFile };
  if (!shell) {
    await runner.ask('setRegistry', about, { registry: { day, demo: true, sections: [], events: [] } });
    const pictures = await inspectPages(runner, name, host.pages, host);
    await runner.ask('assertNoLeaks', about, {});
    const { contract, provides } = host;
    const pages = host.pages.map((page) => page.path);
    return { facts: { kind: 'shell', name: 'shell', contract, pages, provides }, pictures };
  }
  const { requires, events = [], ...section } = await loadSection(runner, name, folder, shell.release.contract);
  const pages = section.pages.map((page) => page.path);
  const registered = { name, container, entry: { url: '/', integrity: 'sha384-' }, bytes: 0, pages };
  await runner.ask('setRegistry', about, { registry: { day, demo: true, sections: [registered], events: [] } });
  const pictures = await inspectPages(runner, name, section.pages, host);
  await runner.ask('assertNoLeaks', about, {});
  return {
    facts: { kind: 'section', name, contract: section.contract, pages, container, requires },
    pictures: new Map([...eventPictures(events).map((file) => [file, 'the front door'] as const), ...pictures]),
  };
}

/** Refuses a release whose manifest says otherwise than its bundle, or that lacks a picture it shows. */
export function refuseOtherFacts(release: Release, { facts, pictures }: InspectedBundle): void {
  const { name, assets } = release;
  const said = release as unknown as Readonly<Record<string, unknown>>;
  const known = { ...facts, pages: [...facts.pages].sort() };
  const other = Object.entries(known).find(([field, value]) => !isDeepStrictEqual(said[field], value))?.[0];
  if (other) {
    throw new UserError(`${name}: release.json names other ${other} than the bundle has; release it anew`);
  }
  const missing = [...pictures.keys()].find((picture) => !assets.some(({ file }) => file === `images/${picture}`));
  if (missing) {
    throw new UserError(
      `${name}: images/${missing} is shown on ${pictures.get(missing)} and not in the release; release it anew with its pictures`,
    );
  }
}
