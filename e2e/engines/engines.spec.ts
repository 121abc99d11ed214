import { expect } from '@playwright/test';
import { navigation } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { staff } from '@site/shared-data/staff';
import { alone } from '../fixtures/page/addresses';
import { destinationAt, destinations } from '../fixtures/page/destinations';
import { engines, installEngine, testIn } from './engines';
import { heading } from './Visitor';

/** Parts of the menu: the first drop-down, the links in the bar, and the link to the staff. */
const group = navigation.find((item) => 'links' in item);
const inBar = navigation.flatMap((item) => ('links' in item ? [] : [item]));
const toTeam = navigation
  .flatMap((item) => ('links' in item ? item.links : [item]))
  .find(({ path }) => path === paths.team);

const menuIsOpen = () => document.querySelector('#menu')?.checkVisibility() ?? false;
/** Returns whether the menu covers the page. In a wide window it is a part of the header. */
const menuIsSheet = () => document.querySelector('#menu')?.matches(':popover-open') ?? false;
const openDialog = () => {
  const dialog = document.querySelector('dialog[open]');
  return dialog?.checkVisibility() ? dialog.querySelector('h2')?.textContent : null;
};
/** Returns whether the engine can position a drop-down at its button. Firefox before 147 shows it below the whole header. */
const placesByAnchor = () => CSS.supports('anchor-scope', '--toggle');
/** Returns how far the drop-down is below its button, and to the side of it. */
const dropDownOffset = () => {
  const open = document.querySelector('header [popover] [popover]:popover-open');
  const button = document.querySelector(`button[popovertarget="${open?.id}"]`)?.getBoundingClientRect();
  const panel = open?.getBoundingClientRect();
  return panel?.width && button ? { below: panel.top - button.bottom, aside: panel.left - button.left } : null;
};

for (const engine of engines) {
  const test = testIn(engine);

  test.describe(engine.name, () => {
    test.beforeAll(() => {
      const reason = installEngine(engine);
      test.skip(reason !== null, reason ?? '');
    });

    test('hydrates a page of every section and the pages that open alone, without errors', async ({ visitor }) => {
      const opened = ['/', ...destinations.map((one) => one.address), ...alone];
      for (const address of new Set(opened)) {
        await visitor.open(address);
        expect(await visitor.see(heading), address).not.toBe('');
        await visitor.expectNoErrors();
      }
    });

    test('opens a drop-down under its button, moves between sections in one document, and goes back', async ({
      visitor,
    }) => {
      await visitor.open('/');
      test.skip(!group, 'the menu has no drop-down');
      await visitor.click(group?.label ?? '');
      const offset = (await visitor.see(placesByAnchor)) ? { below: 12, aside: 0 } : { below: expect.any(Number) };
      await visitor.expect(dropDownOffset).toMatchObject(offset);
      const inGroup = group?.links.at(-1);
      const way = [...(inGroup ? [inGroup] : []), ...inBar].filter(({ path }) => !alone.includes(path));
      for (const { label, path } of way) {
        await visitor.click(label);
        await visitor.expect(heading).toBe(destinationAt(path).heading);
      }
      await visitor.see(() => history.go(-2));
      const back = way.at(-3)?.path ?? '/';
      await visitor.expect(heading).toBe(destinationAt(back).heading);
      await visitor.expectNoErrors();
    });

    test('opens the menu of a small screen, follows its links, and opens the details of a person', async ({
      visitor,
    }) => {
      test.skip(!toTeam || staff.length === 0, 'the menu has no link to people, or there are none');
      await visitor.open('/', 500);
      expect(await visitor.see(menuIsOpen)).toBe(false);
      await visitor.click('Menu');
      await visitor.expect(menuIsOpen).toBe(true);
      await visitor.press('Escape');
      await visitor.expect(menuIsOpen).toBe(false);
      // The visitor turns the phone.
      await visitor.click('Menu');
      for (const width of [1200, 500]) {
        const before = await visitor.see(() => innerWidth);
        await visitor.driver.resize(width, 800);
        await visitor.expect(() => innerWidth).not.toBe(before);
        // The menu closes with the first turn. WebKit reports two quick turns as none.
        await visitor.expect(menuIsSheet).toBe(false);
      }
      await visitor.expect(menuIsOpen).toBe(false);
      await visitor.click('Menu');
      await visitor.click(toTeam?.label ?? '');
      await visitor.expect(heading).toBe(destinationAt(paths.team).heading);
      await visitor.expect(menuIsOpen).toBe(false);
      await visitor.click('Read more');
      await visitor.expect(openDialog).not.toBe(null);
      await visitor.press('Escape');
      await visitor.expect(openDialog).toBe(null);
      expect(await visitor.see(() => document.activeElement?.textContent)).toMatch(/^Read more/);
      await visitor.expectNoErrors();
    });
  });
}
