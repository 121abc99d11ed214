/** @jest-environment node */
import { spawn } from 'node:child_process';
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { tellIssues } from './tellIssues';
import type { SectionFault, WatchReport } from './WatchReport';

jest.setTimeout(60_000);

interface Issue {
  number: number;
  state: string;
  body: string;
  title: string;
  labels: string[];
  comments: string[];
}

/** Starts a small fake of the host's API with issues and comments. */
async function standIn() {
  const issues: Issue[] = [];
  const refused = { with: 0 };
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      const body = (text ? JSON.parse(text) : {}) as Partial<Issue>;
      const [, number, comments] = /\/issues(?:\/(\d+))?(\/comments)?/.exec(request.url ?? '') ?? [];
      const issue = issues[Number(number) - 1];
      let answer: unknown = issue;
      if (request.headers.authorization !== 'Bearer a token') refused.with = 401;
      if (request.method === 'GET')
        answer = /page=1$/.test(request.url ?? '') ? issues.filter(({ state }) => state === 'open') : [];
      else if (comments) issue?.comments.push(body.body ?? '');
      else if (issue) Object.assign(issue, body);
      else
        issues.push(
          (answer = { ...body, number: issues.length + 1, state: 'open', comments: [] } as unknown as Issue) as Issue,
        );
      response.writeHead(refused.with || 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issues,
    refused,
    api,
    tracker: { api, repository: 'example/site', token: 'a token' },
    close: () => server.close(),
  };
}

const sectionFault = (more: Partial<SectionFault> = {}): SectionFault => ({
  ...{ section: 'library', team: '@example/library', kind: 'script', release: '0123456789' },
  ...{
    addresses: ['/releases/library/1/remoteEntry.js'],
    wanted: 'a hash',
    got: '12 `bytes`',
    remedy: 'publish again',
  },
  ...{ since: '2026-11-24T10:00:00.000Z', runs: 2, goBack: 'npm run rollback -- library', checks: ['pages'], ...more },
});
const report = (...all: readonly SectionFault[]): WatchReport => ({
  ...{
    origin: 'https://www.clinic.test',
    at: '2026-11-24T11:00:00.000Z',
    pages: 5,
    engines: ['chromium'],
    checks: ['pages', 'composed site', 'chromium'],
    faults: all,
  },
});

let host: Awaited<ReturnType<typeof standIn>>;
beforeEach(async () => (host = await standIn()));
afterEach(() => host.close());

describe('tellIssues', () => {
  it('opens one issue for each section and kind after two consecutive runs', async () => {
    expect(await tellIssues(host.tracker, report(sectionFault({ runs: 1 })))).toEqual([]);
    const pages = ['/a', '/b', '/c', '/d', '/e'];
    const all = [
      sectionFault(),
      sectionFault({ kind: 'headers', addresses: pages }),
      sectionFault({ section: 'choir' }),
    ];
    expect(await tellIssues(host.tracker, report(...all))).toHaveLength(3);
    expect(await tellIssues(host.tracker, report(...all))).toEqual([]);
    expect(host.issues.map(({ title }) => title)).toEqual([
      'library: visitors get something else (script)',
      'library: visitors get something else (headers)',
      'choir: visitors get something else (script)',
    ]);
    expect(host.issues[0]?.labels).toEqual(['watch', 'section: library']);
    expect(host.issues[0]?.body).toMatch(/^@example\/library: seen at https:.*since 2026-11-24T10/);
    expect(host.issues[0]?.body).toContain("got `12 'bytes'`");
    expect(host.issues[0]?.body).toContain('`npm run rollback -- library`');
    for (const page of pages) expect(host.issues[1]?.body).toContain(page);
  });

  it('comments on an issue if the fault changes, and closes it after the fault', async () => {
    await tellIssues(host.tracker, report(sectionFault()));
    expect(await tellIssues(host.tracker, report(sectionFault({ addresses: ['/library'] })))).toEqual([
      '#1 commented, library: script',
    ]);
    expect(host.issues[0]?.comments).toEqual([expect.stringContaining('The fault has changed.')]);
    expect(await tellIssues(host.tracker, report())).toEqual(['#1 closed']);
    expect(host.issues[0]).toMatchObject({
      state: 'closed',
      comments: [expect.anything(), expect.stringMatching(/^The fault is gone/)],
    });
    // The same fault later gets a new issue.
    expect(await tellIssues(host.tracker, report(sectionFault()))).toEqual(['#2 opened, library: script']);
  });

  it('closes an issue only if every check that found its fault has run', async () => {
    const type = sectionFault({ kind: 'type', checks: ['composed site'] });
    const slow = sectionFault({ kind: 'slow', checks: ['chromium', 'webkit'] });
    await tellIssues(host.tracker, report(sectionFault(), type, slow));
    // Compose failed, and this run has only one of the browsers.
    const short = { ...report(), checks: ['pages', 'chromium'] };
    expect(await tellIssues(host.tracker, short)).toEqual([
      '#1 closed',
      '#2 stays open, because this run could not check: composed site',
      '#3 stays open, because this run could not check: webkit',
    ]);
    expect(host.issues.map(({ state, comments }) => [state, comments.length])).toEqual([
      ['closed', 1],
      ['open', 0],
      ['open', 0],
    ]);
    expect(await tellIssues(host.tracker, report())).toEqual(['#2 closed', expect.stringContaining('#3 stays open')]);
  });

  it('ignores issues of people, and reports a token without write permission', async () => {
    host.issues.push({
      number: 1,
      state: 'open',
      body: 'The watch is loud',
      title: '',
      labels: ['watch'],
      comments: [],
    });
    expect(await tellIssues(host.tracker, report())).toEqual([]);
    host.refused.with = 403;
    await expect(tellIssues(host.tracker, report(sectionFault()))).rejects.toThrow(
      /answers 403\. Check that the token may write issues$/,
    );
  });
});

describe('the watch workflow', () => {
  it('runs its step against the API of its host', async () => {
    const root = path.resolve(__dirname, '../..');
    const workflow = parse(readFileSync(path.join(root, '.github/workflows/watch.yml'), 'utf8')) as {
      jobs: { watch: { steps: readonly { name?: string; run?: string; env?: object }[] } };
    };
    const step = workflow.jobs.watch.steps.find(({ name }) => name === 'Tell');
    const dist = mkdtempSync(path.join(tmpdir(), 'tell-'));
    mkdirSync(path.join(dist, 'watch'));
    writeFileSync(path.join(dist, 'watch/report.json'), JSON.stringify(report(sectionFault())));
    const env = {
      ...process.env,
      SITE_DIST: dist,
      GITHUB_API_URL: host.api,
      GITHUB_REPOSITORY: 'example/site',
      GITHUB_TOKEN: 'a token',
    };
    const run = spawn('bash', ['-e', '-c', step?.run ?? 'exit 9'], { cwd: root, env });
    let said = '';
    for (const stream of [run.stdout, run.stderr]) stream.on('data', (text) => (said += String(text)));
    const code = await new Promise((resolve) => run.on('close', resolve));
    rmSync(dist, { recursive: true });
    expect({ code, said }).toEqual({ code: 0, said: expect.stringContaining('#1 opened, library: script') });
    expect(step?.env).toEqual({ GITHUB_TOKEN: '${{ github.token }}' });
  });
});
