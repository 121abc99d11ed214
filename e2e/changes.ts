import { Command } from 'commander';
import { allChanges } from './fixtures/changes/allChanges';
import { stepNames, tryChange, usualSteps } from './fixtures/changes/tryChange';

const program = new Command('npm run changes --')
  .description('Makes ordinary changes of owners, each in a clone, and tests them there as npm test does.')
  .showHelpAfterError()
  .argument('[words...]', 'only changes with these words in their names')
  .option('--steps <names...>', `only these steps, separated by commas: ${stepNames.join(', ')}`)
  .parse();

const words = program.args.join(' ');
const steps = program.opts<{ readonly steps?: readonly string[] }>().steps?.join(' ').split(',');
const unknown = steps?.find((step) => !stepNames.some((name) => name === step));
if (unknown !== undefined) program.error(`error: there is no step '${unknown}'`);
const chosen = allChanges.filter(({ name }) => name.includes(words));
if (chosen.length === 0)
  program.error(`error: no change has '${words}' in its name:\n${allChanges.map(({ name }) => name).join('\n')}`);
const wanted = steps ? stepNames.filter((name) => steps.includes(name)) : usualSteps;
for (const change of chosen) {
  for (const [step, said] of Object.entries(await tryChange(change, wanted, console.log))) {
    console.log(`\n${change.name}, ${step}:\n${said}\n`);
    process.exitCode = 1;
  }
}
