import { expect, test } from '@playwright/test';
import { dist, sections } from '@site/build/packages';
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareSteps, runStep, stepsOf } from '../fixtures/hosts/workflowSteps';
import { ownTree } from '../fixtures/site/ownTree';

test('a change of one section goes from main to the host, and back again @nightly', async () => {
  test.setTimeout(900_000);
  const home = await mkdtemp(path.join(tmpdir(), 'runner-'));
  const tree = await ownTree(sections.map(({ folder }) => folder));
  const origin = path.join(home, 'origin.git');
  const host = path.join(home, 'host');
  const output = path.join(home, 'output');
  const machine = { HOME: home, GITHUB_ACTOR: 'ann', GITHUB_OUTPUT: output, PATH: `${home}:${process.env['PATH']}` };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: tree.folder, env: { ...process.env, ...machine } });
  const run = (name: string, section = 'events', clock = '') => {
    const values = {
      'inputs.name': section,
      'inputs.section': section,
      'inputs.version': '',
      'github.token': '',
      'vars.SITE_MODE': '',
      'vars.SITE_ORIGIN': '',
      'vars.SITE_TARGET': host,
      'vars.AFTER_RULES': '',
      'vars.KNOWN_HOSTS': '',
      'secrets.SSH_KEY': '',
      "github.event_name == 'schedule' && '--if-changed' || ''": clock,
    };
    return stepsOf(name).map((step) => {
      const { status, stdout, stderr } = runStep(step, tree.folder, values, machine);
      expect({ name, status, said: status === 0 ? '' : stdout + stderr }).toEqual({ name, status: 0, said: '' });
      return stdout;
    });
  };
  const older = async () => {
    run('sections');
    const line = (await readFile(output, 'utf8')).trim().split('\n').at(-1) ?? '';
    return JSON.parse(line.replace('names=', '')) as string[];
  };
  const shown = () => readFile(path.join(host, 'events/index.html'), 'utf8');
  try {
    // What is installed is here already.
    const npm = execFileSync('which', ['npm'], { encoding: 'utf8' }).trim();
    await writeFile(path.join(home, 'npm'), `#!/bin/sh\n[ "$1" = ci ] || exec "${npm}" "$@"\n`);
    await chmod(path.join(home, 'npm'), 0o755);
    for (const step of prepareSteps()) expect(runStep(step, tree.folder, {}, machine).stderr).toBe('');
    git('clone', '--quiet', '--bare', path.join(dist, 'store.git'), origin);
    await tree.write('.gitignore', 'node_modules\ndist\n');
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Begin');
    git('remote', 'add', 'origin', origin);
    run('deploy');
    const before = await older();
    expect(await shown()).not.toContain('Come and see us');

    await tree.replace(
      'mfe-events/src/event-list/EventsPage.tsx',
      'Times to meet, to celebrate',
      'Come and see us, to celebrate',
    );
    git('commit', '--quiet', '--all', '--message', 'Invite people');
    expect((await older()).sort()).toEqual([...new Set([...before, 'events'])].sort());
    // The branches of everybody else.
    const others = () =>
      git('ls-remote', origin)
        .toString()
        .split('\n')
        .filter((line) => !line.endsWith('/events'));
    const known = others();
    run('release');
    expect(others()).toEqual(known);
    expect(run('deploy').at(-1)).toMatch(/events changed: .*\/events/);
    expect(await shown()).toContain('Come and see us');
    expect(run('deploy', 'events', '--if-changed').at(-1)).toContain('is made of the same already');

    expect(run('rollback').join('')).toContain('events is back at');
    run('deploy');
    expect(await shown()).not.toContain('Come and see us');
  } finally {
    await tree.remove();
    await rm(home, { recursive: true });
  }
});
