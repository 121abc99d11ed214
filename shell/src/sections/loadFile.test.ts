import { loadStyles } from './loadFile';

const shellStyle = { url: '/releases/shell/1/shell.css', integrity: 'sha384-a' };
const style = { url: '/releases/library/1/section.css', integrity: 'sha384-b' };

const sheets = () => [...document.querySelectorAll('style, link')].map((one) => one.getAttribute('href') ?? one.id);

const link = ({ url }: typeof style) => document.querySelector(`link[href="${url}"]`);

describe('loadStyles', () => {
  it('adds each sheet once, where it stands in the cascade, and again where it could not be loaded', async () => {
    document.head.innerHTML = '<style id="frame"></style><style id="page"></style>';
    const coming = loadStyles({ shellStyle }, style);
    expect(sheets()).toEqual(['frame', shellStyle.url, 'page', style.url]);
    void loadStyles({ shellStyle }, style).catch(() => {});
    expect(sheets()).toHaveLength(4);
    link(style)?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${style.url} could not be loaded`);
    expect(link(style)).toBeNull();
    void loadStyles({ shellStyle }, style);
    expect(sheets()).toEqual(['frame', shellStyle.url, 'page', style.url]);
  });
});
