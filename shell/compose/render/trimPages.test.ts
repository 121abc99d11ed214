/** @jest-environment node */
import { rmSync } from 'node:fs';
import { dirs } from '../../system/dirs';
import { parseStyles } from './PageStyles';
import type { RenderedPage } from './Site';
import { trimPages } from './trimPages';

jest.mock('../../system/dirs', () => {
  const { dirs: all } = jest.requireActual<{ dirs: object }>('../../system/dirs');
  const { tmpdir } = jest.requireActual<{ tmpdir: () => string }>('node:os');
  return { dirs: { ...all, cache: `${tmpdir()}/trimmed-${process.pid}` } };
});
afterAll(() => rmSync(dirs.cache, { recursive: true, force: true }));

describe('trimPages', () => {
  const sheet = (integrity: string, css: string) => [
    { owner: 'events', css, styles: () => parseStyles(css), whole: { url: '/a.css', integrity } },
  ];
  const page = (address: string, names: readonly string[]) =>
    ({ address, owner: 'events', names, html: '<style>/*sha-1*/</style>' }) as unknown as RenderedPage;
  /** Returns the styles of each page. */
  const styles = async (pages: readonly RenderedPage[], sheets: ReturnType<typeof sheet>, areAlone = true) => {
    const trimmed = await trimPages(pages, () => sheets, [], areAlone);
    return trimmed.map(({ html }) => html.replaceAll(/<\/?style>/g, ''));
  };
  const css = '.a{color:red}.b{color:blue}';

  it('gives each page the styles of its own names, also from the cache', async () => {
    const pages = [page('/a', ['.a']), page('/b', ['.b'])];
    const made = await styles(pages, sheet('sha-1', css));
    expect(made).toEqual(['.a{color:red}', '.b{color:blue}']);
    expect(await styles(pages, sheet('sha-1', css))).toEqual(made);
  });

  it('gives all pages of an owner the same styles if they share a policy', async () => {
    expect(await styles([page('/a', ['.a']), page('/b', ['.b'])], sheet('sha-1', css), false)).toEqual([css, css]);
  });

  it('leaves the same text outside the style element as it is', async () => {
    const meta = '<meta name="description" content="/*sha-1*/"/>';
    const region = '<p title="<style>/*sha-1*/</style>"></p>';
    const html = `${meta}<style>/*sha-1*/</style>${region}`;
    const made = await trimPages([{ ...page('/a', ['.a']), html }], () => sheet('sha-1', css), [], true);
    expect(made[0]?.html).toBe(`${meta}<style>.a{color:red}</style>${region}`);
  });

  it('trims another sheet separately', async () => {
    const other = { ...page('/a', ['.a']), html: '<style>/*sha-2*/</style>' };
    expect(await styles([other], sheet('sha-2', '.a{color:green}'))).toEqual(['.a{color:green}']);
  });
});
