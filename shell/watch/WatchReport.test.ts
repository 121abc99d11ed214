/** @jest-environment node */
import type { FoundFault } from './Fault';
import { ownerOf, reportLines, reportPage, faultsBySection, type WatchReport } from './WatchReport';

const at = '2026-11-24T10:00:00.000Z';
const fault = (kind: FoundFault['kind'], address: string, got = 'something else'): FoundFault => ({
  ...{ kind, address, got, wanted: 'the composed file', remedy: 'publish again', check: 'pages' },
});
const reportOf = (faults: readonly FoundFault[], before: WatchReport | null = null): WatchReport => ({
  ...{
    origin: 'https://www.clinic.test',
    at,
    pages: 3,
    engines: ['chromium'],
    checks: ['pages'],
    faults: faultsBySection(faults, null, before, at),
  },
});
const namesOf = (faults: readonly FoundFault[]) =>
  reportOf(faults).faults.map(({ section, kind }) => `${section}: ${kind}`);
const script = '/releases/library/1/remoteEntry.js';

describe('faultsBySection', () => {
  it('has one row for five pages with the same fault, with owner, time and rollback command', () => {
    const pages = ['/releases/library/1/a', '/releases/library/1/b', '/releases/library/1/c'];
    const [row, ...others] = reportOf(pages.map((page) => fault('headers', page))).faults;
    expect(others).toEqual([]);
    expect(row).toMatchObject({
      section: 'library',
      addresses: pages,
      since: at,
      runs: 1,
      goBack: 'npm run rollback -- library',
    });
  });

  it('names every check that found a fault', () => {
    const [row] = reportOf([fault('headers', '/a'), { ...fault('headers', '/a'), check: 'composed site' }]).faults;
    expect(row?.checks).toEqual(['pages', 'composed site']);
  });

  it('counts consecutive runs, and keeps the first time', () => {
    const first = { ...reportOf([fault('script', script)]), at: '2026-11-24T09:00:00.000Z' };
    const known = { ...first, faults: first.faults.map((one) => ({ ...one, since: first.at })) };
    expect(reportOf([fault('script', script)], known).faults[0]).toMatchObject({ since: first.at, runs: 2 });
    expect(reportOf([fault('headers', script)], known).faults[0]).toMatchObject({ since: at, runs: 1 });
  });

  it('leaves out consequences of another fault', () => {
    const dead = fault('hydration', '/', `not live; Failed to load ${script}`);
    expect(namesOf([fault('script', script), fault('content', script), dead])).toEqual(['library: script']);
    expect(namesOf([fault('domain', '/'), fault('status', '/status.json')])).toEqual(['shell: domain']);
    expect(namesOf([fault('certificate', '/'), fault('unreachable', '/a')])).toEqual(['shell: certificate']);
    expect(namesOf([fault('certificate', '/'), fault('script', script)])).toEqual([
      'shell: certificate',
      'library: script',
    ]);
    expect(namesOf([fault('hydration', '/'), fault('error', '/')])).toEqual(['shell: hydration']);
    expect(namesOf([fault('headers', '/'), fault('policy', '/')])).toEqual(['shell: headers']);
    expect(namesOf([fault('content', '/'), fault('hydration', '/'), fault('slow', '/')])).toEqual(['shell: content']);
    const old = fault('release', '/');
    expect(
      namesOf([old, fault('status', '/releases/shell/0/shell.js'), fault('script', '/releases/shell/0/shell.js')]),
    ).toEqual(['shell: release']);
    // A fault in another section is independent.
    expect(namesOf([fault('script', script), fault('script', '/releases/choir/1/remoteEntry.js')])).toHaveLength(2);
  });
});

describe('reportLines and reportPage', () => {
  const report = reportOf([fault('content', '/', '<script>')]);

  it('fit a terminal: the fault, the place, the owner and the remedy', () => {
    expect(reportLines(report)).toEqual([
      `✗ shell  content  /  release not known  since ${at}  the team of the site`,
      '    wanted the composed file, got <script>',
      '    publish again; back: npm run rollback -- shell',
    ]);
  });

  it('show pictures, and escape text of the site', () => {
    const page = reportPage(report, new Map([['/', 'pictures/home.png']]));
    expect(page).toContain('<img src="pictures/home.png"');
    expect(page).not.toContain('<script>');
    expect(page).toContain('&lt;script&gt;');
  });
});

describe('ownerOf', () => {
  it('returns the section of a release, and the shell for addresses of no section', () => {
    expect(ownerOf('/releases/choir/12/section.css')).toBe('choir');
    expect(ownerOf('/no-such-page')).toBe('shell');
  });
});
