import { allChanges } from './fixtures/changes/allChanges';
import { tryChange, usualSteps, type Step } from './fixtures/changes/tryChange';

// `npm run changes -- menu` makes the changes whose names have the word, each in a clone, and tests it there as `npm test` does;
// `npm run changes -- menu --steps unit tests,pages` runs these steps alone.
const [words = '', steps] = ['', ...process.argv.slice(2)].join(' ').split(' --steps ');
const wanted = (steps?.split(',') as Step[] | undefined) ?? usualSteps;
const chosen = allChanges.filter(({ name }) => name.includes(words.trim()));
if (chosen.length === 0)
  console.error(`No change has '${words.trim()}' in its name:\n${allChanges.map(({ name }) => name).join('\n')}`);
for (const change of chosen) {
  for (const [step, said] of Object.entries(await tryChange(change, wanted, console.log))) {
    console.log(`\n${change.name}, ${step}:\n${said}\n`);
    process.exitCode = 1;
  }
}
