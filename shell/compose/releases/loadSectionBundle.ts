import type { Section } from '@site/section/Section';
import { ClearError } from '../ClearError';
import { loadBundle } from './loadBundle';
import { sectionFault } from './sectionFault';
import type { RenderingShell } from './shellBundle';

/**
 * Runs a section's prerender bundle and checks what it exports against the contract the shell speaks.
 * @throws ClearError naming the section, the page and the remedy.
 */
export function loadSectionBundle(name: string, code: string, filename: string, shell: RenderingShell): Section {
  const { section } = loadBundle(name, code, filename, shell.bundle.lentModules) as { section?: Partial<Section> };
  const fault = sectionFault(section, shell.contract);
  if (fault) throw new ClearError(`${name}: ${fault}`);
  return section as Section;
}
