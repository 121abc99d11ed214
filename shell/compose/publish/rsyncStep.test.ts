/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleSite } from '../../hosts/exampleSite';
import { rsyncStep, rsyncTidy } from './rsyncStep';
import { siteFiles, uploadPlan } from './uploadPlan';

const installed = spawnSync('rsync', ['--version']).status === 0;
if (!installed) console.log('rsync is not installed: sending to a server is not tried (apt-get install rsync)');

(installed ? describe : describe.skip)('rsyncStep', () => {
  it('brings a site to a server step by step, removes nothing, and tidies when asked', async () => {
    const home = await mkdtemp(path.join(tmpdir(), 'rsync-'));
    try {
      const site = await exampleSite(path.join(home, 'site'));
      const folder = path.join(home, 'host');
      await mkdir(path.join(folder, 'releases/events/0'), { recursive: true });
      await writeFile(path.join(folder, 'releases/events/0/old.js'), 'old');
      const steps = uploadPlan(await siteFiles(site));
      for (const step of steps) {
        await rsyncStep(site, step, `${folder}/`);
        for (const file of step.files) {
          expect(await readFile(path.join(folder, file))).toEqual(await readFile(path.join(site, file)));
        }
      }
      expect(await siteFiles(folder)).toEqual([...(await siteFiles(site)), 'releases/events/0/old.js'].sort());
      await rsyncTidy(site, `${folder}/`);
      expect(await siteFiles(folder)).toEqual(await siteFiles(site));
    } finally {
      await rm(home, { recursive: true });
    }
  });

  it('says in one line what rsync ended with', async () => {
    const step = { name: 'pages', files: [] } as const;
    await expect(rsyncStep('/nowhere/at/all', step, '/nowhere/at/all/')).rejects.toThrow(
      /^rsync ended with \d+; publish again$/,
    );
  });
});
