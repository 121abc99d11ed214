/** @jest-environment node */
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackageRelease } from '../Release';
import { budget, validateFiles } from './validateFiles';

describe('validateFiles', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'files-'));
    for (const below of ['images', 'fonts']) await mkdir(path.join(folder, below));
  });
  afterEach(() => rm(folder, { recursive: true }));

  async function validate(script: string, bytes = 1, asset = 'images/hall.avif', style = ''): Promise<void> {
    await writeFile(path.join(folder, 'remoteEntry.js'), script);
    await writeFile(path.join(folder, asset), randomBytes(bytes));
    const files = { name: 'events', folder, style: style ? { file: style } : null, homeStyle: null };
    const release = { ...files, script: { file: 'remoteEntry.js' }, assets: [asset] };
    await validateFiles({ name: 'events', container: 'mfeEvents', release } as unknown as PackageRelease);
  }

  it('accepts a script that browsers run, with pictures within their budget', async () => {
    await expect(validate('var mfeEvents = {};')).resolves.toBeUndefined();
  });

  it.each([
    ['export default {};', /^events: remoteEntry\.js is an ES module.*library: \{ type: 'var' \}/],
    ['var mfeEvents = {', /^events: remoteEntry\.js is not a script that browsers can run .*build it again/],
    [`/* ${randomBytes(60_000).toString('base64')} */`, /remoteEntry\.js weighs \d+ bytes as brotli; make it at most/],
  ])('names the script and the remedy if the script is not valid (%#)', async (script, line) => {
    await expect(validate(script)).rejects.toThrow(line);
  });

  it.each([
    ['images/hall.avif', 300_000, /hall\.avif weighs 300000 bytes; a picture may weigh at most \d+: encode it smaller/],
    ['fonts/text.woff2', 100_001, /text\.woff2 weighs 100001 bytes; a font may weigh at most \d+: leave out/],
  ])('names %s and the remedy if it is too heavy', async (asset, bytes, line) => {
    await expect(validate('', bytes, asset)).rejects.toThrow(line);
  });

  it('names a style sheet that is too heavy', async () => {
    await writeFile(path.join(folder, 'section.css'), `/* ${randomBytes(20_000).toString('base64')} */`);
    await expect(validate('', 1, undefined, 'section.css')).rejects.toThrow(
      /^events: section\.css weighs \d+ bytes as brotli; make it at most 12000 /,
    );
  });

  it('leaves room for the headers of other servers in the first round trip', () => {
    // Ten segments of 1,460 bytes (RFC 6928).
    expect(budget.answer).toBeLessThanOrEqual(10 * 1_460 - 1_000);
  });

  it('names a style sheet in another encoding, which browsers would read as other rules', async () => {
    const text = Buffer.from('\ufefffooter{display:none}', 'utf16le');
    await writeFile(path.join(folder, 'section.css'), text);
    await expect(validate('', 1, undefined, 'section.css')).rejects.toThrow(
      /^events: section\.css is not a style sheet/,
    );
  });

  it('names a style sheet of the shell that pages cannot be trimmed with', async () => {
    await writeFile(path.join(folder, 'shell.js'), '');
    await writeFile(path.join(folder, 'home.css'), '.a((){color:red}');
    const files = { style: null, homeStyle: { file: 'home.css' }, script: { file: 'shell.js' }, assets: [] };
    const release = { name: 'shell', folder, ...files };
    await expect(
      validateFiles({ name: 'shell', container: 'shell', release } as unknown as PackageRelease),
    ).rejects.toThrow(/^shell: home\.css is not a style sheet that all browsers read alike/);
  });

  it.each(['.events-1k-a{color:red', '.events-1k-a(({color:red}'])('names a style sheet that is %s', async (css) => {
    await writeFile(path.join(folder, 'section.css'), css);
    await expect(validate('', 1, undefined, 'section.css')).rejects.toThrow(
      /^events: section\.css is not a style sheet that all browsers read alike \(.+\); correct it and build it again$/,
    );
  });
});
