#!/usr/bin/env node
// @ts-check
// The commands of the site in the repository of one section: `site check` does there what `npm run check -- <section>` does here.
import { sections } from '@site/build/packages';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { register } from 'tsx/esm/api';

const [name = '', ...given] = process.argv.slice(2);
const section = sections[0]?.name ?? '';

/** What is run for a command, and whether it is told the section. @type {Readonly<Record<string, [file: string, ofSection: boolean]>>} */
const commands = {
  start: [fileURLToPath(import.meta.resolve('@site/build/dev')), true],
  check: ['check.ts', true],
  release: ['release.ts', true],
  rollback: ['rollback.ts', true],
  sections: ['sections.ts', false],
  compose: ['compose.ts', false],
  preview: ['preview.ts', false],
  'new:page': ['newPage.ts', true],
  new: ['newSection.ts', false],
};

const command = commands[name];
if (!command) {
  console.error(`There is no command '${name}'. There are: ${Object.keys(commands).join(', ')}`);
  process.exit(1);
}
const [file, ofSection] = command;
const args = ofSection && given[0] !== section ? [section, ...given] : given;
process.argv = [process.argv[0] ?? '', name, ...args];
register();
await import(pathToFileURL(path.resolve(import.meta.dirname, file)).href);
