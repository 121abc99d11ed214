import { rememberControl } from './rememberControl';

/** The page of the tests, which a navigation renders again. */
function render(markup: string): Element[] {
  document.body.innerHTML = markup;
  return [...document.body.querySelectorAll('a, button')];
}

// jsdom has no popovers.
beforeAll(() => {
  Element.prototype.checkVisibility = function () {
    return !this.closest('[popover], details:not([open])');
  };
});

describe('rememberControl', () => {
  it('finds the link of the same address and words, of several the same one', () => {
    const page = '<a href="/a">More</a><a href="/b">More</a><p><a href="/b">More</a></p><a href="/b">Less</a>';
    const links = render(page);
    const found = links.map(rememberControl);
    const again = render(page);
    expect(found.map((find) => again.indexOf(find() ?? document.body))).toEqual([0, 1, 2, 3]);
  });

  it('finds the button of a menu, and the name of details, in which the link is folded away', () => {
    const page = (open: string) =>
      `<button popovertarget="menu">Menu</button><div ${open ? '' : 'popover'} id="menu"><a href="/a">A</a></div>
      <details ${open}><summary>Where</summary><a href="/b">B</a></details>`;
    const [, inMenu, inDetails] = render(page('open'));
    const found = [inMenu, inDetails].map((link) => rememberControl(link ?? document.body));
    render(page(''));
    expect(found.map((find) => find()?.textContent)).toEqual(['Menu', 'Where']);
  });

  it('finds nothing on a page that has no such control any more', () => {
    const [link = document.body] = render('<a href="/a">A</a>');
    const find = rememberControl(link);
    render('<a href="/b">B</a>');
    expect(find()).toBeNull();
  });
});
