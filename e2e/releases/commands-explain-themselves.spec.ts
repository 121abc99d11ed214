import { packages } from '@site/build/packages';
import { expect, test } from '@playwright/test';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startCommand } from '../fixtures/site/startCommand';
import type { CommandName } from '../fixtures/site/startCommand';

/** No site is here, and none is needed. */
const nowhere = path.join(tmpdir(), 'no-site');

const run = (command: CommandName, args: readonly string[]) =>
  startCommand(command, args, { env: { SITE_DIST: nowhere } }).ended;

const commands: Record<CommandName, readonly string[]> = {
  build: [],
  check: ['<section>'],
  compose: ['--accept <section>'],
  dev: ['[section...]', '--prerendered'],
  doctor: [],
  edit: [],
  'new:page': ['<section>', '<address>', '--title <words>'],
  'new:section': ['<name>', '--title <words>'],
  preview: ['--with <section=what>'],
  publish: ['--to <place>'],
  'remove:section': ['<section>', '--redirect <address>', '--discard'],
  release: ['<section>', '--message <words>', '--from <folder>', '--drop-pages'],
  rollback: ['<section>', '--to <release>'],
  sections: ['[section]', '--older'],
  start: ['--drop-pages'],
};

test('every command explains itself', { tag: '@nightly' }, async () => {
  for (const [name, words] of Object.entries(commands)) {
    const { code, out } = await run(name as CommandName, ['--help']);
    expect({ name, code }).toEqual({ name, code: 0 });
    for (const word of ['Usage: npm ', name, ...words]) expect(out, name).toContain(word);
  }
});

test('a wrong name is answered with the right ones', async () => {
  const names = packages.map(({ name }) => name).join(', ');
  for (const [command, ...args] of [['release'], ['rollback'], ['sections'], ['compose', '--accept']] as const) {
    const { code, err } = await run(command, [...args, 'event']);
    expect({ command, code, err }).toEqual({
      command,
      code: 1,
      err: `There is no section 'event'; did you mean events? There are: ${names}\n`,
    });
  }
});
