import type { ClinicDay } from '@site/shared-data/dates/clinicDay';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { prerenderFile } from '../Release';
import type { Runner } from '../runner/startRunner';
import { parseSection, type SectionData } from '../contract/SectionData';
import { parseShell, type ShellData } from '../contract/ShellData';

/** A prerender bundle, and its file for the messages of errors. */
async function bundleIn(folder: string) {
  const file = path.join(folder, prerenderFile);
  return { code: await readFile(file, 'utf8'), file };
}

/** Loads a shell's prerender bundle from a folder: the first request to a guarded process. */
export async function loadShell(runner: Runner, folder: string): Promise<ShellData> {
  return parseShell(await runner.ask('loadShell', { name: 'shell', at: prerenderFile }, await bundleIn(folder)));
}

/** Loads the one section of a guarded process from a folder. Throws a Refusal where it breaks the contract. */
export async function loadSection(runner: Runner, name: string, folder: string, day: ClinicDay): Promise<SectionData> {
  const bundle = { ...(await bundleIn(folder)), day };
  return parseSection(name, await runner.ask('loadSection', { name, at: prerenderFile }, bundle));
}
