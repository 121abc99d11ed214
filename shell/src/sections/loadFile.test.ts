import { loadStyles } from './loadFile';

const shellStyle = { url: '/releases/shell/1/shell.css', integrity: 'sha384-a' };
const style = { url: '/releases/library/1/section.css', integrity: 'sha384-b' };

const sheets = () => [...document.querySelectorAll('style, link')].map((one) => one.getAttribute('href') ?? one.id);

const link = ({ url }: typeof style) => document.querySelector<HTMLLinkElement>(`link[href="${url}"]`);

const media = () => [shellStyle, style].map((one) => link(one)?.media);

describe('loadStyles', () => {
  it('adds each sheet once, the frame’s before the page’s, and again after a failure', async () => {
    document.head.innerHTML = '<style id="page"></style><link href="/icon">';
    const coming = loadStyles({ shellStyle }, style);
    void loadStyles({ shellStyle }, style).catch(() => {});
    expect(sheets()).toEqual(['page', shellStyle.url, '/icon', style.url]);
    link(style)?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${style.url} could not be loaded`);
    expect(link(style)).toBeNull();
    const again = loadStyles({ shellStyle }, style);
    expect(sheets()).toEqual(['page', shellStyle.url, '/icon', style.url]);
    // One of them alone would show the page without the properties of the other.
    link(style)?.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(media()).toEqual(['not all', 'not all']);
    link(shellStyle)?.dispatchEvent(new Event('load'));
    await again;
    expect(media()).toEqual(['all', 'all']);
  });
});
