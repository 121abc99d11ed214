/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteIcons } from './siteIcons';

const folder = path.join(__dirname, '../../shell/static');
const readMark = (name: string) => readFileSync(path.join(__dirname, '../art/mark', name), 'utf8');
const icons = siteIcons({ logo: readMark('logo.svg'), logoLight: readMark('logo-light.svg') });

describe('the site icons', () => {
  it.each(icons.map((icon) => [icon.name, icon] as const))(
    'match the mark: %s; if not, run `npm run pictures`',
    async (name, { make }) => {
      expect(readFileSync(path.join(folder, name)).equals(await make())).toBe(true);
    },
  );

  it('include an ICO file with the length of its picture', () => {
    const ico = readFileSync(path.join(folder, 'favicon.ico'));
    expect([ico[0], ico[2], ico[4], ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32]);
    expect(ico.readUInt32LE(14) + ico.readUInt32LE(18)).toBe(ico.length);
  });
});
