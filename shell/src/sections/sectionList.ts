import { loadScript } from './loadFile';
import type { Registry, SectionList } from './registry';

/** What precedes the JSON in the script of a list: the script leaves the list on its own element. */
const beginning = 'document.currentScript.list=';

/** The script that gives a list of sections to the page that loads it. */
export const writeSectionList = (list: SectionList): string => beginning + JSON.stringify(list);

/** The list of sections in a script. @throws SyntaxError where it has none. */
export const parseSectionList = (script: string) => JSON.parse(script.slice(beginning.length)) as SectionList;

/**
 * Completes a registry with the list of all sections of the site. Its bytes are those that the page pins, so nothing of it is checked.
 * @param registry is changed in place once the list is loaded.
 * @returns a function that returns `true` where the registry is complete already, and otherwise a promise of that. It rejects where the
 *   list cannot be loaded; the next call tries again.
 */
export function sectionListLoader(registry: Registry): () => true | Promise<unknown> {
  const { list } = registry;
  let isComplete = !list;
  let attempts = 0;
  let coming: Promise<void> | undefined;

  async function load(file: NonNullable<typeof list>): Promise<void> {
    const script: HTMLScriptElement & { list?: SectionList } = await loadScript(file, attempts++);
    Object.assign(registry, script.list);
    isComplete = true;
  }

  return () => {
    if (isComplete || !list) return true;
    coming ??= load(list).finally(() => (coming = undefined));
    return coming;
  };
}
