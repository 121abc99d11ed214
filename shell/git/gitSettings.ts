import { runProgram } from '../system/runProgram';
import { UserError } from '../system/UserError';
import { baseEnvironment } from './gitEnvironment';

/** A key of git's configuration and one of its values. */
export type Setting = readonly [key: string, value: string];

/**
 * Matches the user's settings that also apply in repositories of this program: identity, signing, and access to
 * servers. All others, such as hooks and templates, do not apply there.
 */
const personal =
  /^(user|author|committer|credential|gpg|http|url|ssh)\.|^(commit\.gpgsign|core\.(sshcommand|gitproxy)|safe\.directory)$/;

/** How long to cache settings, in milliseconds. The form runs for hours, and settings may change meanwhile. */
const freshMs = 2_000;

let last: { readonly at: number; readonly of: string; readonly settings: Promise<readonly Setting[]> } | undefined;

async function read(folder: string): Promise<readonly Setting[]> {
  const ask = ['config', '--list', '--includes', '-z', '--show-scope'];
  const { isGood, stdout, stderr } = await runProgram('git', ask, { cwd: folder, env: baseEnvironment() });
  if (!isGood && /bad (config|numeric|boolean)|unable to (access|parse)/.test(stderr)) {
    const reason = stderr
      .trim()
      .split('\n')
      .at(-1)
      ?.replace(/^fatal: /, '');
    throw new UserError(`git cannot read its settings (${reason}). Fix that file`);
  }
  const parts = stdout.split('\0');
  return parts.flatMap((_, index): Setting[] => {
    if (index % 2 === 1 || !parts[index + 1]) return [];
    const [, key = '', value = 'true'] = /^([^\n]*)(?:\n(.*))?$/s.exec(parts[index + 1] ?? '') ?? [];
    // A repository must not declare itself safe.
    if (key === 'safe.directory' && (parts[index] === 'local' || parts[index] === 'worktree')) return [];
    return personal.test(key) ? [[key, value]] : [];
  });
}

/**
 * Returns the personal settings that apply in a folder, in git's order, from every file and variable that git reads.
 * @throws UserError if one of the files is malformed.
 */
export function personalSettings(folder: string): Promise<readonly Setting[]> {
  const variables = Object.entries(process.env).filter(([name]) => /^(GIT_CONFIG_|HOME$|XDG_CONFIG_HOME$)/.test(name));
  const of = JSON.stringify([folder, variables]);
  const now = performance.now();
  if (last?.of !== of || now - last.at > freshMs) last = { at: now, of, settings: read(folder) };
  return last.settings;
}
