import { changeEntry, entriesOf, ownTree } from '../fixtures/site/ownTree';
import { startCommand } from '../fixtures/site/startCommand';
import { median } from './table';

/** What owners do, and whether an event is edited before it. */
const actions = [
  { title: 'an edited event checked', words: ['check', 'events'], isEdited: true },
  { title: 'an edited event live', words: ['release', 'events'], isEdited: true },
  { title: 'rolled back', words: ['rollback', 'events'] },
  { title: 'composed from the store', words: ['compose'] },
  { title: 'built, where nothing has changed', words: ['build'] },
] as const;

/** Times commands in a copy of this work tree. @returns the median seconds of each in Markdown. */
export async function commandTable(runs: number): Promise<string> {
  const tree = await ownTree();
  await tree.commit();
  const run = async ([name, ...args]: readonly [string, ...string[]]) => {
    const { code, seconds, err } = await startCommand(name, args, { tree: tree.folder }).ended;
    if (code !== 0) throw new Error(err);
    return seconds;
  };
  const [event = ''] = await entriesOf(tree, 'events');
  const edit = (words: string) => changeEntry(tree, `events/${event}`, { summary: `An evening of ${words}.` });
  // The first of each compiles what the others find compiled.
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
