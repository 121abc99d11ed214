import type { BuiltPackage } from '@site/build/packages';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { Script } from 'node:vm';
import { ClearError } from '../ClearError';
import { reasonOf } from '../reasonOf';
import { budget } from './budget';
import type { Candidate } from './Candidate';
import type { Release } from './Release';

/** Refuses a file that is heavier on the wire than it may be. */
async function refuseOverweight({ release, folder }: Candidate): Promise<void> {
  const limits = release.name === 'shell' ? budget.shell : budget.section;
  for (const kind of ['script', 'style'] as const) {
    const file = release[kind]?.file;
    const size = file ? (await stat(path.join(folder, `${file}.br`))).size : 0;
    if (size > limits[kind]) {
      throw new ClearError(
        `${release.name}: ${file} weighs ${size} bytes as brotli; make it at most ${limits[kind]} (shell/compose/releases/budget.ts)`,
      );
    }
  }
}

/** Refuses a script no browser could run. Nothing of it runs here. */
async function refuseBrokenScript({ release, folder }: Candidate): Promise<void> {
  const { file } = release.script;
  try {
    new Script(await readFile(path.join(folder, file), 'utf8'), { filename: file });
  } catch (error) {
    throw new ClearError(
      `${release.name}: ${file} is no script a browser can run (${reasonOf(error)}); build it again`,
    );
  }
}

function refuseOtherPackage({ name, container }: BuiltPackage, release: Release): void {
  if (release.container !== container) {
    throw new ClearError(
      `${name}: section.json names the container ${release.container}; build the section as ${container} (shell/build/packages.js)`,
    );
  }
}

/** The checks of a candidate's files, whoever built it. */
export async function verifyCandidate(pkg: BuiltPackage, candidate: Candidate): Promise<void> {
  refuseOtherPackage(pkg, candidate.release);
  await refuseBrokenScript(candidate);
  await refuseOverweight(candidate);
}
