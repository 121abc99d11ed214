import { loadStyle } from './loadFile';

describe('loadStyle', () => {
  it('adds a style once, and again where it could not be loaded', async () => {
    const style = { url: '/releases/events/1/section.css', integrity: 'sha384-' };
    const coming = loadStyle(style);
    expect(loadStyle(style)).toBe(coming);
    document.querySelector('link')?.dispatchEvent(new Event('error'));
    await expect(coming).rejects.toThrow(`${style.url} could not be loaded`);
    expect(document.querySelector('link')).toBeNull();
    void loadStyle(style);
    expect(document.querySelectorAll('link')).toHaveLength(1);
  });
});
