import { root } from '@site/build/packages';
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OwnTree } from '../../own-site/ownTree';
import type { Environment } from '../../own-site/startCommand';

const readme = readFileSync(path.join(root, 'README.md'), 'utf8');
const recipes = /^## Four recipes$(.*?)^## /ms.exec(readme)?.[1] ?? '';

/** The commands of one of the README's recipes, in their order, as people copy them. */
export function recipe(title: string): readonly string[] {
  const text = recipes.split(/^(?=\*\*)/m).find((one) => one.startsWith(`**${title}.**`)) ?? '';
  const commands = [...text.matchAll(/`([^`]*\bnpm run [^`]*)`/g)].map(([, command = '']) => command);
  if (commands.length === 0) throw new Error(`README.md has no recipe with commands for '${title}'`);
  return commands.map((command) => command.replaceAll(/\s+/g, ' '));
}

const exec = promisify(execFile);

/** Types commands in a work tree, one after the other, and gives what they said; each has to go well. */
export async function type(commands: readonly string[], { folder }: OwnTree, env: Environment): Promise<string> {
  let said = '';
  for (const command of commands) {
    const options = { cwd: folder, env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined, ...env } };
    const { stdout, stderr } = await exec('sh', ['-c', command], options).catch(
      (error: Error & { stderr?: string }) => {
        throw new Error(`${command}: ${error.stderr ?? error.message}`);
      },
    );
    said += stdout + stderr;
  }
  return said;
}
