/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const file = path.resolve(__dirname, '../../package.json');
const { scripts } = JSON.parse(readFileSync(file, 'utf8')) as { scripts: Readonly<Record<string, string>> };

/** How a command begins that works in a bare clone: with the installation, or with a command that does. */
const installs =
  /^(node --import \.\/shell\/build\/install\.js |node shell\/build\/install\.js && |npm run --silent build )/;

describe('install', () => {
  it.each(Object.entries(scripts))('comes first in npm run %s', (_, script) => {
    expect(script).toMatch(installs);
  });
});
