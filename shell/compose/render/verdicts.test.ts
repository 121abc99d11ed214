/** @jest-environment node */
import { rmSync } from 'node:fs';
import { dirs } from '../dirs';
import { unversioned, type PackageFiles } from '../Release';
import { rememberVerdicts, validatedBefore } from './verdicts';

jest.mock('../dirs', () => {
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { cache: `${tmpdir()}/verdicts-of-${process.pid}` } };
});

const site = (versions: Readonly<Record<string, string>>) =>
  Object.entries(versions).map(([name, version]) => ({ name, files: { version } }) as PackageFiles);

describe('validatedBefore', () => {
  afterAll(() => rmSync(dirs.cache, { recursive: true }));

  it('knows a release by its content and its shell: with another shell it is checked again', async () => {
    expect([...validatedBefore(site({ shell: 's1', events: 'e1' }))]).toEqual([]);
    await rememberVerdicts(site({ shell: 's1', events: 'e1', about: 'a1' }));
    expect([...validatedBefore(site({ shell: 's1', events: 'e1', about: 'a2' }))]).toEqual(['shell', 'events']);
    expect([...validatedBefore(site({ shell: 's2', events: 'e1', about: 'a1' }))]).toEqual([]);
  });

  it('says nothing of a release that is not complete', async () => {
    await rememberVerdicts(site({ shell: 's3', events: unversioned }));
    expect([...validatedBefore(site({ shell: 's3', events: unversioned }))]).toEqual([]);
  });
});
