import { spawn } from 'node:child_process';
import { UserError } from '../UserError';
import type { UploadStep } from './uploadPlan';

const common = ['--times', '--chmod=D755,F644'];

/** What rsync is asked for a step: files arrive aside and change places together at its end; versioned ones never change. */
const rsyncArguments = ({ name }: Pick<UploadStep, 'name'>, site: string, place: string): string[] => [
  ...common,
  '--from0',
  '--files-from=-',
  name === 'versioned files' ? '--ignore-existing' : '--delay-updates',
  `${site}/`,
  place,
];

/** What rsync is asked to remove what a site no longer has, and nothing else. */
const rsyncTidyArguments = (site: string, place: string): string[] => [
  '--recursive',
  '--existing',
  '--ignore-existing',
  '--delete',
  `${site}/`,
  place,
];

function run(args: readonly string[], input: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const rsync = spawn('rsync', args, { stdio: ['pipe', 'inherit', 'inherit'] });
    rsync.on('error', () => reject(new UserError('rsync is not installed here; install it, or publish to a folder')));
    rsync.on('close', (code) =>
      code === 0 ? resolve() : reject(new UserError(`rsync ended with ${code}; publish again`)),
    );
    rsync.stdin.on('error', () => {});
    rsync.stdin.end(input);
  });
}

/** Sends one step of a plan to a server. */
export const rsyncStep = (site: string, step: UploadStep, place: string): Promise<void> =>
  run(rsyncArguments(step, site, place), step.files.join('\0'));

/** Removes from a server what a site no longer has. */
export const rsyncTidy = (site: string, place: string): Promise<void> => run(rsyncTidyArguments(site, place), '');
