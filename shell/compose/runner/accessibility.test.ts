/** @jest-environment node */
import { startRunner, type Runner } from './startRunner';

// All tests share one, because axe is slow to load.
let runner: Runner;
beforeAll(() => {
  runner = startRunner();
});
afterAll(() => runner.close());

describe('assertAccessible', () => {
  const page = (main: string, frame = '') =>
    `<!doctype html><html><head><style>p{color:red}</style></head><body><div id="root">${frame}<main><h1>Events</h1>${main}</main></div></body></html>`;
  const find = (html: string, name = 'events') => runner.ask('assertAccessible', { name, at: '/events' }, { html });

  it('accepts accessible pages, one after the other', async () => {
    const good = '<img src="/images/a.avif" alt="A hall"><a href="/">Home</a><button type="button">Open</button>';
    await expect(find(page(good, '<header><img src="/a.svg"></header>'))).resolves.toBeNull();
    await expect(find(page('<p>Another</p>'))).resolves.toBeNull();
  });

  it.each([
    [
      '<img src="/images/a.avif">',
      /^events: \/events has an accessibility fault: images must have alternative text \(<img src="\/images\/a\.avif">; axe image-alt\); Element does not have an alt attribute$/,
    ],
    ['<a href="/"></a>', /links must have discernible text \(<a href="\/"><\/a>; axe link-name\); /],
    ['<button><svg></svg></button>', /buttons must have discernible text .*axe button-name/],
    ['<ul><p>One</p></ul>', /axe list\)/],
    ['<p aria-colour="red">One</p>', /axe aria-valid-attr\)/],
    ['<h2>May</h2><h5>Gala</h5>', /heading levels should only increase by one \(<h5>Gala<\/h5>; axe heading-order\)/],
  ])('rejects %s', async (main, line) => {
    await expect(find(page(main))).rejects.toThrow(line);
  });

  it('checks the frame for the shell’s own pages', async () => {
    await expect(find(page('', '<header><img src="/a.svg"></header>'), 'shell')).rejects.toThrow('axe image-alt');
  });
});
