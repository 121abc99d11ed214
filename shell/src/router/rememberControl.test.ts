import { rememberControl } from './rememberControl';

/** Renders the page of the tests, as a navigation does. Returns its controls. */
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
  it('finds the link with the same address and text, and the same one of several', () => {
    const page = '<a href="/a">More</a><a href="/b">More</a><p><a href="/b">More</a></p><a href="/b">Less</a>';
    const links = render(page);
    const found = links.map(rememberControl);
    const again = render(page);
    expect(found.map((find) => again.indexOf(find() ?? document.body))).toEqual([0, 1, 2, 3]);
  });

  it('finds the menu button or the summary if the link is collapsed', () => {
    const page = (open: string) =>
      `<button popovertarget="menu">Menu</button><div ${open ? '' : 'popover'} id="menu"><a href="/a">A</a></div>
      <details ${open}><summary>Where</summary><a href="/b">B</a></details>`;
    const [, inMenu, inDetails] = render(page('open'));
    const found = [inMenu, inDetails].map((link) => rememberControl(link ?? document.body));
    render(page(''));
    expect(found.map((find) => find()?.textContent)).toEqual(['Menu', 'Where']);
  });

  it('finds nothing on a page that no longer has the control', () => {
    const [link = document.body] = render('<a href="/a">A</a>');
    const find = rememberControl(link);
    render('<a href="/b">B</a>');
    expect(find()).toBeNull();
  });
});
