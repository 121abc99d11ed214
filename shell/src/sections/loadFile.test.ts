import { stylesId } from '../document/pageStyles';
import { loadFirstStyles, loadScript, loadStyles, prefetchScript } from './loadFile';
import type { PinnedFile } from './registry';

jest.mock('../document/hydration', () => {
  const page = { hydrated: Promise.resolve(), hydrate: () => {} };
  page.hydrated = new Promise((resolve) => (page.hydrate = resolve));
  return page;
});
const { hydrate } = jest.requireMock<{ hydrate: () => void }>('../document/hydration');

const hash = `sha384-${'a'.repeat(64)}`;
const shellStyle = { url: '/releases/shell/1/shell.css', integrity: hash };
const style = { url: '/releases/library/1/section.css', integrity: hash };
const [loaded, first] = [2, 3].map((n) => ({ url: `/releases/library/${n}/section.css`, integrity: hash })) as [
  PinnedFile,
  PinnedFile,
];
const script = { url: '/releases/library/1/remoteEntry.js', integrity: hash };

const sheets = () => [...document.querySelectorAll('style, link')].map((one) => one.getAttribute('href') ?? one.id);

const link = ({ url }: typeof style) => document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);

const media = () => [shellStyle, style].map((one) => link(one)?.media);

describe('loadStyles', () => {
  it('adds each sheet once, the frame’s before the page’s, and again after a failure', async () => {
    const styleTags = ['extension', stylesId, 'after'].map((id) => `<style id="${id}"></style>`);
    document.head.innerHTML = `${styleTags.join('')}<link href="/icon">`;
    const coming = loadStyles({ shellStyle }, style);
    void loadStyles({ shellStyle }, style).catch(() => {});
    expect(sheets()).toEqual(['extension', stylesId, shellStyle.url, 'after', '/icon', style.url]);
    link(style)?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${style.url} could not be loaded`);
    expect(link(style)).toBeNull();
    const again = loadStyles({ shellStyle }, style);
    expect(sheets()).toEqual(['extension', stylesId, shellStyle.url, 'after', '/icon', style.url]);
    // One of them alone would show the page without the properties of the other.
    link(style)?.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(media()).toEqual(['not all', 'not all']);
    link(shellStyle)?.dispatchEvent(new Event('load'));
    await again;
    expect(media()).toEqual(['all', 'all']);
  });

  it('takes a sheet that the document has loaded itself', async () => {
    document.head.innerHTML = `<style></style><link rel="stylesheet" media="not all" href="${loaded.url}">`;
    Object.defineProperty(link(loaded), 'sheet', { value: {} });
    await loadStyles({}, loaded);
    expect(sheets()).toEqual(['', loaded.url]);
    expect(link(loaded)?.media).toBe('all');
  });
});

describe('loadFirstStyles', () => {
  it('applies the sheets of the first page when it is hydrated', async () => {
    document.head.innerHTML = '<style></style>';
    const applied = loadFirstStyles({}, first);
    link(first)?.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(link(first)?.media).toBe('not all');
    hydrate();
    await applied;
    expect(link(first)?.media).toBe('all');
  });
});

describe('a file that a page requests', () => {
  /** Requests a file in each way. */
  const request = (file: unknown) => {
    document.head.replaceChildren(document.createElement('style'));
    const pinned = file as PinnedFile;
    return [loadScript(pinned, 0), loadScript(pinned, 1), prefetchScript(pinned), loadStyles({}, pinned)];
  };

  /** Returns the reasons why a file is not requested in any way. */
  async function refused(file: unknown): Promise<string[]> {
    const requests = request(file);
    expect(document.head.childElementCount).toBe(1);
    const outcomes = await Promise.allSettled(requests);
    return outcomes.map((outcome) => ('reason' in outcome ? String(outcome.reason) : 'loaded'));
  }

  it('is of this site and has a hash', () => {
    request({ ...script, url: '/pinned.js' });
    expect(document.head.childElementCount).toBe(5);
  });

  it.each([
    undefined,
    null,
    '',
    'sha384-',
    'sha384-????',
    hash.slice(0, -1),
    `${hash}a`,
    ` ${hash}`,
    hash.toUpperCase(),
    hash.replace('384', '1'),
  ])('has no other hash, such as %j: a browser would run any file for it', async (integrity) => {
    for (const reason of await refused({ ...script, integrity }))
      expect(reason).toContain('is not a file of this site with a hash');
  });

  it.each([
    'https://other.example/remoteEntry.js',
    '//other.example/remoteEntry.js',
    'javascript:1',
    'data:text/javascript,1',
    'http://[',
  ])('does not come from another origin, such as %s', async (url) => {
    for (const reason of await refused({ url, integrity: hash })) expect(reason).toContain('Error');
  });

  it.each([null, 5, {}])('is not requested if its registry entry is %j', async (file) => {
    const requests = [loadScript(file as PinnedFile, 0), prefetchScript(file as PinnedFile)];
    for (const request of requests) await expect(request).rejects.toThrow();
  });
});
