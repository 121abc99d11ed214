/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteIcons } from './siteIcons';

const folder = path.join(__dirname, '../../shell/static');

describe('the site icons', () => {
  it('all stand in the root of the site', () => {
    expect(siteIcons.filter(({ name }) => !existsSync(path.join(folder, name)))).toEqual([]);
  });

  it('show the mark as it is drawn; if not, run `npm run pictures`', async () => {
    const favicon = siteIcons.find(({ name }) => name === 'favicon.svg');
    expect(readFileSync(path.join(folder, 'favicon.svg'), 'utf8')).toBe(String(await favicon?.make()));
  });

  it('include an ICO file that says how long its picture is', () => {
    const ico = readFileSync(path.join(folder, 'favicon.ico'));
    expect([ico[0], ico[2], ico[4], ico[6], ico[7]]).toEqual([0, 1, 1, 32, 32]);
    expect(ico.readUInt32LE(14) + ico.readUInt32LE(18)).toBe(ico.length);
  });
});
