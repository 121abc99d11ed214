/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { codeOwners, codeOwnersFile } from './codeOwners';

const root = path.resolve(__dirname, '../../..');

// Jest reads no ES modules.
const rows = "import { sections } from './shell/build/packages.js'; console.log(JSON.stringify(sections));";
const printed = execFileSync(process.execPath, ['--input-type=module', '-e', rows], { cwd: root, encoding: 'utf8' });
const sections = JSON.parse(printed) as Parameters<typeof codeOwners>[1];

const text = readFileSync(path.join(root, codeOwnersFile), 'utf8');

describe('codeOwners', () => {
  it('gives the file as it is: its sections are those of packages.js', () => {
    expect(codeOwners(text, sections)).toBe(text);
  });

  it('adds a section in the same columns, and takes it out again', () => {
    const library = { folder: 'mfe-library', team: '@example/library' };
    const added = codeOwners(text, [...sections, library]);
    expect(added).toMatch(/^\/mfe-services\/ +@example\/client-services\n\/mfe-library\/ +@example\/library\n/m);
    expect(codeOwners(added, sections)).toBe(text);
  });
});
