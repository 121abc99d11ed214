import { root } from '@site/build/packages';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { inc } from 'semver';
import { inTemporaryFolder } from '../../system/inTemporaryFolder';
import { runProgram } from '../../system/runProgram';
import { errorMessage, UserError } from '../../system/UserError';

/** The packages that a section's repository installs, each after its dependencies. */
const kit = ['@site/section', '@site/shared-data', '@site/ui', '@site/build', '@site/shell'];

/** The file with the hash of each packed version. It is committed, so that every machine knows what was packed. */
const recordFile = 'shell/kit.json';

type PackedVersions = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A package whose version was raised. */
interface Raised {
  readonly name: string;
  readonly from: string;
  readonly to: string;
}

const readJson = async <T>(file: string) => JSON.parse(await readFile(file, 'utf8')) as T;

/** Runs npm. @throws UserError with the reason if npm fails. */
async function npm(cwd: string, ...args: readonly string[]): Promise<string> {
  const { isGood, stdout, stderr } = await runProgram('npm', args, { cwd });
  if (!isGood) throw new UserError(`npm cannot pack the kit (${errorMessage(stderr)}). Fix the problem and try again`);
  return stdout.trim();
}

/** Returns a hash of the files that npm packs, ignoring the version of the package itself. */
async function contentHash(folder: string, files: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [...files].sort()) {
    const content = await readFile(path.join(folder, file));
    const counted = file === 'package.json' ? withVersion(String(content), '') : content;
    hash.update(`${file}\0`).update(counted).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** Returns the text of a package.json with another version. */
const withVersion = (text: string, version: string) => text.replace(/("version": ")[^"]*/, `$1${version}`);

/** Returns the text of a package.json, or of part of the lock file, with another exact version of a dependency. */
const withDependency = (text: string, { name, from, to }: Raised) =>
  text.replaceAll(`"${name}": "${from}"`, `"${name}": "${to}"`);

/** Writes a raised version wherever the workspaces of a repository name it. */
async function writeRaised(top: string, folder: string, raised: Raised): Promise<void> {
  const lockFile = path.join(top, 'package-lock.json');
  const lock = await readJson<{ packages: Record<string, { version?: string }> }>(lockFile);
  const workspaces = Object.keys(lock.packages).filter((one) => one && !one.includes('node_modules/'));
  for (const workspace of workspaces) {
    const file = path.join(top, workspace, 'package.json');
    const text = await readFile(file, 'utf8');
    const own = workspace === folder ? withVersion(text, raised.to) : text;
    const changed = withDependency(own, raised);
    if (changed !== text) await writeFile(file, changed);
  }
  lock.packages[folder] = { ...lock.packages[folder], version: raised.to };
  await writeFile(lockFile, withDependency(`${JSON.stringify(lock, null, 2)}\n`, raised));
}

/** Adds a version and its changes at the top of a package's list of changes, if it has one. */
async function addChange(folder: string, version: string, message: string): Promise<void> {
  const file = path.join(folder, 'CHANGELOG.md');
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text !== null)
    await writeFile(
      file,
      text.replace(/^(?=- \*\*)/m, () => `- **${version}** ${message}\n`),
    );
}

/** Returns the folders of a repository's workspaces by package name. */
async function workspaceFolders(top: string): Promise<Readonly<Record<string, string>>> {
  const { packages } = await readJson<{ packages: Record<string, { resolved?: string; link?: boolean }> }>(
    path.join(top, 'package-lock.json'),
  );
  const links = Object.entries(packages).filter(([, { link }]) => link);
  return Object.fromEntries(links.map(([place, { resolved = '' }]) => [place.replace('node_modules/', ''), resolved]));
}

/**
 * Packs workspaces of a repository into a folder, as npm does. A version always means the same content. If a package
 * differs from the one packed under its version, the version is raised in every package.json, the lock file and the
 * record.
 * @param names the packages, each after its dependencies.
 * @param message the change that the raised versions bring.
 * @returns the file of each package, such as 'site-ui-1.0.0.tgz', and the raised versions.
 * @throws UserError if npm fails, or the folder has other content under a version. Then no file there changes.
 */
export async function packPackages(top: string, names: readonly string[], folder: string, message: string) {
  const record = path.join(top, recordFile);
  const packed: PackedVersions = existsSync(record) ? await readJson(record) : {};
  const folders = await workspaceFolders(top);
  const now: Record<string, Readonly<Record<string, string>>> = { ...packed };
  const raised: Raised[] = [];
  const chosen = names.flatMap((name) => ['--workspace', name]);
  const listed = await npm(top, 'pack', '--dry-run', '--json', '--silent', ...chosen);
  const contents = JSON.parse(listed) as readonly { name: string; files: readonly { path: string }[] }[];
  for (const name of names) {
    const workspace = folders[name] ?? '';
    const place = path.join(top, workspace);
    const files = contents.find((one) => one.name === name)?.files ?? [];
    const hashNow = () =>
      contentHash(
        place,
        files.map((one) => one.path),
      );
    const hash = await hashNow();
    const known = packed[name] ?? {};
    const { version: from } = await readJson<{ version: string }>(path.join(place, 'package.json'));
    let to = from;
    while ((known[to] ?? hash) !== hash) to = inc(to, 'patch') ?? `${to}.1`;
    if (to !== from) {
      raised.push({ name, from, to });
      await writeRaised(top, workspace, { name, from, to });
      await addChange(place, to, message);
    }
    now[name] = { ...known, [to]: to === from ? hash : await hashNow() };
  }
  return inTemporaryFolder(async (staging) => {
    const files = (await npm(top, 'pack', '--silent', '--pack-destination', staging, ...chosen)).split('\n');
    for (const file of files) {
      const there = await readFile(path.join(folder, file)).catch(() => null);
      if (there && !there.equals(await readFile(path.join(staging, file))))
        throw new UserError(
          `${folder} already has ${file} with other content. Raise its version in package.json, and pack again`,
        );
    }
    await mkdir(folder, { recursive: true });
    for (const file of files) await copyFile(path.join(staging, file), path.join(folder, file));
    await writeFile(record, `${JSON.stringify(now, null, 2)}\n`);
    return { files: Object.fromEntries(files.map((file, index) => [names[index] ?? '', file])), raised };
  });
}

/**
 * Packs the kit of this site into a folder, and prints the raised versions.
 * @param message the change, for the list of changes of each raised package.
 * @returns the file of each package.
 */
export async function packKit(folder: string, message = 'Its sources have changed.') {
  const { files, raised } = await packPackages(root, kit, folder, message);
  for (const { name, from, to } of raised)
    console.log(`${name} ${from} → ${to}: its content differs from the packed ${from}.`);
  if (raised.length > 0)
    console.log(`Commit the changes of the package.json and CHANGELOG.md files, the lock file and ${recordFile}.`);
  return files;
}
