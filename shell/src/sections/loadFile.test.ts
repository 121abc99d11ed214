import { loadStyles } from './loadFile';

const shellStyle = { url: '/releases/shell/1/shell.css', integrity: 'sha384-a' };
const style = { url: '/releases/library/1/section.css', integrity: 'sha384-b' };

const sheets = () => [...document.querySelectorAll('style, link')].map((one) => one.getAttribute('href') ?? one.id);

const link = ({ url }: typeof style) => document.querySelector(`link[href="${url}"]`);

describe('loadStyles', () => {
  it('adds each sheet once, the frame’s last and before the page’s, and again where it could not be loaded', async () => {
    document.head.innerHTML = '<style id="page"></style><link href="/icon">';
    const coming = loadStyles({ shellStyle }, style);
    void loadStyles({ shellStyle }, style).catch(() => {});
    expect(sheets()).toEqual(['page', '/icon', style.url]);
    link(style)?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${style.url} could not be loaded`);
    expect(link(style)).toBeNull();
    const again = loadStyles({ shellStyle }, style);
    link(style)?.dispatchEvent(new Event('load'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(sheets()).toEqual(['page', shellStyle.url, '/icon', style.url]);
    link(shellStyle)?.dispatchEvent(new Event('load'));
    await again;
  });
});
