#!/usr/bin/env node
// @ts-check
// The commands of the site in the repository of one section: `site check` does there what `npm run check -- <section>` does here.
import { sections } from '@site/build/packages';
import { register } from 'tsx/esm/api';

const [name = '', ...given] = process.argv.slice(2);
const section = sections[0]?.name ?? '';

/** The module of each command, and whether it is told the section. @type {Readonly<Record<string, [module: string, ofSection: boolean]>>} */
const commands = {
  start: ['@site/build/dev', true],
  check: ['./check.ts', true],
  release: ['./release.ts', true],
  rollback: ['./rollback.ts', true],
  sections: ['./sections.ts', false],
  compose: ['./compose.ts', false],
  preview: ['./preview.ts', false],
  'new:page': ['./newPage.ts', true],
  new: ['./newSection.ts', false],
};

const command = commands[name];
if (!command) {
  console.error(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
const [module, ofSection] = command;
process.argv.splice(1, Infinity, name, ...(ofSection && given[0] !== section ? [section] : []), ...given);
register();
await import(module);
