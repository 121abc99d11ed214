import { loadScript } from './loadFile';
import type { Registry, SectionList } from './registry';

/** The longest pause after a failed attempt, in milliseconds. */
const longestPause = 30_000;

/** The code before the JSON in the script of a list. It assigns the list to its own script element. */
const beginning = 'document.currentScript.list=';

/** Returns the script that provides a list of sections to the page that loads it. */
export const writeSectionList = (list: SectionList): string => beginning + JSON.stringify(list);

/** Returns the list of sections in a script. @throws SyntaxError if it contains none. */
export const parseSectionList = (script: string) => JSON.parse(script.slice(beginning.length)) as SectionList;

/**
 * Returns a function that completes a registry with the list of all sections. The page pins the file, so its content
 * needs no validation.
 * @param registry changes in place once the list is loaded.
 * @returns a function that returns `true` if the registry is complete, else a promise. It rejects if the list cannot be
 *   loaded. Calls after 1, 2, 4 and up to 30 s try again. Until then they reject too, because every pointed link calls it.
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
    if (!coming) {
      coming = load(list);
      // Some callers only ask whether the registry is complete, and do not wait.
      coming.catch(() => {
        setTimeout(() => (coming = undefined), Math.min(500 * 2 ** attempts, longestPause));
      });
    }
    return coming;
  };
}
