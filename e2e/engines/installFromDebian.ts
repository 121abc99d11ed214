import { spawnSync } from 'node:child_process';

/** Something of Debian's that a test needs. */
interface Wanted {
  readonly command: string;
  readonly packages: readonly string[];
}

const isHere = (command: string) => spawnSync('which', [command]).status === 0;

function run(...words: string[]): boolean {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '--non-interactive'];
  const [command = '', ...args] = [...sudo, ...words];
  return (
    spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status ===
    0
  );
}

/** Installs a command with Debian's packages where it is missing. Gives the reason when it cannot be had, else null. */
export function installFromDebian({ command, packages }: Wanted): string | null {
  if (isHere(command)) return null;
  const names = packages.join(' ');
  if (!isHere('apt-get')) return `${command} is not installed, and there is no apt-get to install ${names}`;
  const install = ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', ...packages];
  if (run(...install) || (run('apt-get', 'update', '--quiet') && run(...install))) return null;
  return `${names} could not be installed with apt-get`;
}
