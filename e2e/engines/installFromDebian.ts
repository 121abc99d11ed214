import { spawnSync } from 'node:child_process';

const isHere = (command: string) => spawnSync('which', [command]).status === 0;

/** Installs a command with Debian's packages where it is missing. Gives the reason when it cannot be had, else null. */
export function installFromDebian(command: string, packages: readonly string[]): string | null {
  if (isHere(command)) return null;
  const sudo = process.getuid?.() === 0 ? '' : 'sudo --non-interactive ';
  const names = packages.join(' ');
  const install = `${sudo}apt-get install --yes --quiet --no-install-recommends ${names}`;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status } = spawnSync('sh', ['-c', `${install} || { ${sudo}apt-get update --quiet && ${install}; }`], { env });
  return status === 0 ? null : `${command} is missing, and apt-get could not install ${names}`;
}
