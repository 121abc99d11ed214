import { packages, root, sectionFolder, sections } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { errorMessage, UserError } from '../../compose/UserError';
import { assertSectionName } from './assertSectionName';
import type { PageOptions } from './createPage';
import { existingPages } from './existingPages';
import { packKit } from './packKit';
import { pageFiles } from './pageFiles';
import { planPage } from './planPage';
import { repositoryFiles } from './repositoryFiles';
import type { TopManifest } from './repositoryFiles';
import { sectionSources } from './sectionFiles';
import type { Manifest } from './sectionFiles';
import { sectionManifest } from './sectionManifest';
import { writeFormatted } from './writeFormatted';

/** Runs git; a UserError gives its first line where it fails. */
const git = (cwd: string, ...args: readonly string[]) =>
  promisify(execFile)('git', [...args], { cwd }).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => {
      const [line = errorMessage(error)] = String(Object(error).stderr ?? '')
        .split('\n')
        .filter(Boolean);
      throw new UserError(`git ${args[0]}: ${line}`);
    },
  );

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** The files of a new section and its first page. */
async function newSources(name: string, { title }: PageOptions): Promise<Readonly<Record<string, string>>> {
  const page = planPage(name, `/${name}`, title, await existingPages(), sections);
  const files = Object.entries(pageFiles(page)).map(([file, text]) => [`src/${page.folder}/${file}`, text]);
  return { ...sectionSources(page), ...Object.fromEntries(files) };
}

/** Gives an empty repository the history of a section of this one. */
async function takeHistory(section: string, folder: string): Promise<void> {
  const commit = await git(root, 'subtree', 'split', '-q', '--prefix', section);
  await git(folder, 'fetch', '--quiet', root, commit);
  await git(folder, 'reset', '--quiet', '--hard', 'FETCH_HEAD');
}

/**
 * Writes the repository of a section: a new one, or one of this repository with its history, which stays here as it is. It
 * has the same sources as a section here, and the kit as packages.
 * @param to where; an empty folder, or none.
 * @throws UserError where the site cannot have the section, or something is there already. Nothing is written then.
 */
export async function createRepository(name: string, to: string, options: PageOptions): Promise<void> {
  const folder = path.resolve(to);
  const section = sections.find((one) => one.name === name);
  if (!section) assertSectionName(name, packages);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new UserError(`${to} holds something already; name an empty folder`);
  }
  const sources = section ? {} : await newSources(name, options);
  const manifest = section
    ? (JSON.parse(await read(path.join(section.folder, 'package.json'))) as Manifest)
    : await sectionManifest({ name, folder: sectionFolder(name) });
  await mkdir(folder, { recursive: true });
  await git(folder, 'init', '--quiet', '--initial-branch=main');
  if (section) await takeHistory(section.folder, folder);
  const kit = await packKit(path.join(folder, 'kit'));
  const top = JSON.parse(await read('package.json')) as TopManifest;
  await writeFormatted(
    {
      ...sources,
      ...repositoryFiles(name, manifest, kit, top),
      '.prettierrc.json': await read('.prettierrc.json'),
      '.npmrc': await read('.npmrc'),
    },
    folder,
  );
  console.log(
    `${to} is there: the repository of ${sectionFolder(name)}, ${section ? 'with its history' : 'a new section'}.`,
  );
  if (!section)
    console.log('Yours to write: its first page, whose words are samples; further ones with npm run new:page.');
  console.log(`Next: cd ${to} && npm install && npm start; README.md there tells the rest.`);
}
