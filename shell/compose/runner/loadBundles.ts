import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { validateSection } from '../validate/validateSection';
import { prerenderFile } from '../Release';
import { UserError } from '../UserError';
import type { SectionData, ShellData } from './Protocol';
import type { Runner } from './startRunner';

/** Loads what a shell prerenders with, from the folder of a release or of a build. */
export async function loadShell(runner: Runner, folder: string): Promise<ShellData> {
  const file = path.join(folder, prerenderFile);
  return runner.ask('loadShell', { name: 'shell', at: prerenderFile }, { code: await readFile(file, 'utf8'), file });
}

/**
 * Loads what a section prerenders with, and checks it against the contract the shell speaks.
 * @throws UserError naming the section, the page and the remedy.
 */
export async function loadSection(
  runner: Runner,
  name: string,
  folder: string,
  contract: number,
): Promise<SectionData> {
  const file = path.join(folder, prerenderFile);
  const about = { name, at: prerenderFile };
  const told = await runner.ask('loadSection', about, { name, code: await readFile(file, 'utf8'), file });
  const fault = validateSection(told, contract);
  if (fault) throw new UserError(`${name}: ${fault}`);
  return told as SectionData;
}
