import { changeEntry, entriesOf, ownTree } from '../fixtures/site/ownTree';
import { startCommand } from '../fixtures/site/startCommand';
import { median } from './table';

/** The measured commands. `isEdited` tells whether an event changes before each run. */
const actions = [
  { title: 'an edited event checked', words: ['check', 'events'], isEdited: true },
  { title: 'an edited event live', words: ['release', 'events'], isEdited: true },
  { title: 'rolled back', words: ['rollback', 'events'] },
  { title: 'composed from the store', words: ['compose'] },
  { title: 'built without changes', words: ['build'] },
] as const;

/** Measures commands in a copy of this work tree. @returns the median seconds of each in Markdown. */
export async function commandTable(runs: number): Promise<string> {
  const tree = await ownTree();
  await tree.commit();
  const run = async ([name, ...args]: readonly [string, ...string[]]) => {
    // The copy has its own site and store, whatever the caller's are.
    const env = { SITE_DIST: '', SITE_STORE: '' };
    const { code, seconds, err } = await startCommand(name, args, { tree: tree.folder, env }).ended;
    if (code !== 0) throw new Error(err);
    return seconds;
  };
  const [event = ''] = await entriesOf(tree, 'events');
  const edit = (words: string) => changeEntry(tree, `events/${event}`, { summary: `An evening of ${words}.` });
  // The first run compiles code that all others load from the cache.
  await run(['build']);
  const seconds = actions.map((): number[] => []);
  for (let round = 0; round <= runs; round += 1) {
    for (const [index, action] of actions.entries()) {
      if ('isEdited' in action) await edit(`${action.title}, ${round}`);
      const took = await run(action.words);
      if (round > 0) seconds[index]?.push(took);
    }
  }
  await tree.remove();
  const rows = actions.map(({ title }, index) => `| ${title} | ${median(seconds[index] ?? []).toFixed(1)} |`);
  return ['| seconds of a command | |', '| --- | --: |', ...rows].join('\n');
}
