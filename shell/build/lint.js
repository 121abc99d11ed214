// @ts-check
import { Command } from 'commander';
import { spawnSync } from 'node:child_process';
import { root } from './packages.js';

/** The checks of `npm run lint` in order. The first one that fails ends the command. */
const checks = [
  'eslint --config shell/build/eslint/config.js .',
  'knip --config shell/build/knip.json --include files,exports,types',
  'prettier --check --log-level warn .',
  'node shell/build/prose/lintProse.js',
];

new Command('npm run lint --')
  .description('Runs ESLint, knip, Prettier and the prose lint on the whole project.')
  .showHelpAfterError()
  .action(() => {
    const failed = checks.find((check) => spawnSync(check, { cwd: root, shell: true, stdio: 'inherit' }).status !== 0);
    if (failed) process.exitCode = 1;
  })
  .parse();
