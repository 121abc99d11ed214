import { isInstalled, root, sectionFolder, sections } from '@site/build/packages';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../../system/UserError';
import { userGit } from '../../git/git';
import { GitError } from '../../git/GitError';
import { packKit } from './packKit';
import { filledTemplate, pageFiles, writeFormatted } from './pageFiles';
import { planSection, readPackage, type Manifest } from './planPage';

/**
 * Returns the package.json of a section's repository, with the packed kit and the tools of this repository.
 * @param top the package.json at the top of this repository.
 * @param packed the file names of the packed kit, by package.
 */
export function packageFile(
  manifest: Manifest,
  top: Omit<Manifest, 'version'>,
  packed: Readonly<Record<string, string>>,
): string {
  const places = Object.fromEntries(Object.entries(packed).map(([name, file]) => [name, `file:kit/${file}`]));
  // npm installs nothing if an override differs from the version of a direct dependency.
  const forced = Object.entries(top.overrides ?? {}).filter(([, version]) => typeof version === 'string');
  const known = { ...Object.fromEntries(forced), ...top.dependencies, ...top.devDependencies, ...places };
  const dependencies = Object.entries(manifest.dependencies).map(([name, version]) => [name, known[name] ?? version]);
  const others = ['knip', 'webpack-cli', ...Object.keys(manifest.dependencies)];
  const tools = Object.entries({ ...manifest.devDependencies, ...top.devDependencies, ...places });
  const commands = ['start', 'check', 'release', 'rollback', 'sections', 'compose', 'preview', 'new:page'];
  return JSON.stringify({
    ...manifest,
    engines: { node: '>=20.19.0' },
    scripts: { ...Object.fromEntries(commands.map((one) => [one, `site ${one}`])), dev: 'site start', test: 'jest' },
    dependencies: Object.fromEntries(dependencies),
    devDependencies: Object.fromEntries(tools.filter(([name]) => !others.includes(name))),
    overrides: top.overrides,
    jest: { preset: './node_modules/@site/build/jest/jest-preset.js' },
  });
}

/** Returns the newest commit of the history of a section alone. */
async function historyOf(folder: string): Promise<string> {
  const split = userGit(['subtree', 'split', '-q', '--prefix', folder]).catch((error: unknown) => {
    if (!(error instanceof GitError) || !/not a git command/.test(error.stderr)) throw error;
    throw new UserError(
      'git subtree is missing here. Install it (its package is often named git-subtree), and try again',
    );
  });
  return (await split).trim();
}

/** Calls a function that fills an empty or new folder. If it fails, the folder is as before. */
async function inEmptyFolder(folder: string, fill: () => Promise<void>): Promise<void> {
  const made = await mkdir(folder, { recursive: true });
  await fill().catch(async (error: unknown) => {
    const places = made ? [made] : (await readdir(folder)).map((name) => path.join(folder, name));
    for (const place of places) await rm(place, { recursive: true, force: true });
    throw error;
  });
}

/**
 * Writes the repository of a section, with the same sources as a section here and the kit as packages. It is a new
 * section, or a section of this repository with its history, which also stays here.
 * @param to the path of an empty or new folder.
 * @throws UserError if the site cannot have the section, the folder is not empty, or git or npm fails. Nothing is written then.
 */
export async function createRepository(name: string, to: string, title: string | undefined): Promise<void> {
  const folder = path.resolve(to);
  const section = sections.find((one) => one.name === name);
  if (existsSync(folder) && (await readdir(folder)).length > 0) {
    throw new UserError(`${to} is not empty. Name an empty folder`);
  }
  const planned = section ? null : await planSection(name, title);
  const manifest = planned?.manifest ?? (await readPackage(path.join(root, section?.folder ?? '')));
  const history = section && (await historyOf(section.folder));
  await inEmptyFolder(folder, async () => {
    await userGit(['init', '--quiet', '--initial-branch=main'], {}, folder);
    if (history) {
      await userGit(['fetch', '--quiet', '--no-tags', root, history], {}, folder);
      await userGit(['reset', '--quiet', '--hard', history], {}, folder);
    }
    const kitFolder = path.join(folder, 'kit');
    const packed = isInstalled ? {} : await packKit(kitFolder);
    // A section's own repository installs the kit from packed files or from a registry.
    if (isInstalled && existsSync(path.join(root, 'kit')))
      await cp(path.join(root, 'kit'), kitFolder, { recursive: true });
    for (const file of ['.prettierrc.json', '.npmrc']) await cp(path.join(root, file), path.join(folder, file));
    await writeFormatted(
      {
        ...(planned && (await pageFiles(planned.page, 'section', ''))),
        ...(await filledTemplate('repository', (text) => text.replaceAll('library', name))),
        'package.json': packageFile(manifest, await readPackage(root), packed),
        'tsconfig.json': '{\n"extends": "./node_modules/@site/build/tsconfig.strict.json", "include": ["src"] }',
        '.gitignore': 'node_modules/\ndist/\n*.tsbuildinfo\n',
        // A release compares its sources by their bytes, so line endings must be the same everywhere.
        '.gitattributes': '* text=auto eol=lf\n',
      },
      folder,
    );
  });
  const origin = section ? 'with its history' : 'a new section';
  console.log(`Created ${to}, the repository of ${sectionFolder(name)} (${origin}).`);
  if (!section)
    console.log('Its first page and entries are samples. Rewrite them, and add pages with npm run new:page.');
  console.log(`Next: cd ${to} && npm install && npm start. Its README.md explains the rest.`);
}
