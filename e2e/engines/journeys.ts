import { expect } from '@playwright/test';
import type { Visitor } from './Visitor';

declare global {
  interface Window {
    heard: string[];
  }
}

/** The words of the page's main heading. */
export const heading = () => document.querySelector('h1')?.textContent ?? '';
/** Whether the page answers to touch. */
export const isAlive = () => performance.getEntriesByName('app:hydrated').length > 0;
/** From here on the page remembers what goes wrong in it. A new document forgets. */
const listen = () => {
  window.heard = [];
  addEventListener('error', ({ message }) => window.heard.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.heard.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective }) => window.heard.push(violatedDirective));
  console.error = (...words: unknown[]) => window.heard.push(words.join(' '));
};
/** What went wrong since then; null in another document. */
const heard = () => window.heard ?? null;
const menuIsOpen = () => document.querySelector('nav[aria-label="Main"]')?.checkVisibility() ?? false;

/** Opens a page and waits until it answers to touch. */
async function arrive(visitor: Visitor, address: string): Promise<void> {
  await visitor.open(address);
  await expect.poll(() => visitor.see(isAlive), { timeout: 10_000 }).toBe(true);
  await visitor.see(listen);
}

/** What every engine must be able to do. */
export const journeys: Record<string, (visitor: Visitor) => Promise<void>> = {
  'every section comes alive': async (visitor) => {
    for (const address of ['/', '/about/team', '/events', '/partner/donate', '/services/clinic']) {
      await arrive(visitor, address);
      expect(await visitor.see(heading), address).not.toBe('');
    }
  },
  'a visitor crosses the sections in one document, and comes back': async (visitor) => {
    await arrive(visitor, '/');
    await visitor.click('Events');
    await expect.poll(() => visitor.see(heading)).toBe('Events');
    await visitor.click('Contact');
    await expect.poll(() => visitor.see(heading)).toBe('Contact us');
    await visitor.click('Donate Now');
    await expect.poll(() => visitor.see(heading)).toBe('Give');
    await visitor.back();
    await visitor.back();
    await expect.poll(() => visitor.see(heading)).toBe('Events');
    expect(await visitor.see(() => document.activeElement?.tagName)).toBe('H1');
    expect(await visitor.see(heard)).toEqual([]);
  },
  'the menu unfolds on a small screen, and leads on': async (visitor) => {
    await visitor.resize(500, 800);
    await arrive(visitor, '/');
    expect(await visitor.see(menuIsOpen)).toBe(false);
    await visitor.click('Menu');
    await expect.poll(() => visitor.see(menuIsOpen)).toBe(true);
    await visitor.press('Escape');
    await expect.poll(() => visitor.see(menuIsOpen)).toBe(false);
    await visitor.click('Menu');
    await visitor.click('Team');
    await expect.poll(() => visitor.see(heading)).toBe('Our team');
    await expect.poll(() => visitor.see(menuIsOpen)).toBe(false);
    expect(await visitor.see(heard)).toEqual([]);
  },
  'a drop-down opens under its name': async (visitor) => {
    await visitor.resize(1200, 800);
    await arrive(visitor, '/');
    await visitor.click('About');
    const places = () =>
      visitor.see(() => {
        const toggle = document.querySelector('button[popovertarget="menu-about"]')?.getBoundingClientRect();
        const panel = document.querySelector('#menu-about')?.getBoundingClientRect();
        return panel?.width && toggle ? { below: panel.top - toggle.bottom, aside: panel.left - toggle.left } : null;
      });
    await expect.poll(places).toEqual({ below: 12, aside: 0 });
    await visitor.click('History');
    await expect.poll(() => visitor.see(heading)).toBe('Our story');
    expect(await visitor.see(heard)).toEqual([]);
  },
  'the details of a person open, and give the focus back': async (visitor) => {
    await arrive(visitor, '/about/team');
    const openTitle = () =>
      document.querySelector('dialog[open]')?.checkVisibility()
        ? document.querySelector('dialog[open] h2')?.textContent
        : null;
    await visitor.click('Read more');
    await expect.poll(() => visitor.see(openTitle)).not.toBe(null);
    await visitor.press('Escape');
    await expect.poll(() => visitor.see(openTitle)).toBe(null);
    expect(await visitor.see(() => document.activeElement?.textContent)).toMatch(/^Read more/);
    expect(await visitor.see(heard)).toEqual([]);
  },
  'an unknown address says so, and leads home': async (visitor) => {
    await arrive(visitor, '/no/such-page');
    expect(await visitor.see(heading)).toBe('Page Not Found');
    await visitor.click('Return to Home');
    await expect.poll(() => visitor.see(() => location.pathname)).toBe('/');
    expect(await visitor.see(heard)).toEqual([]);
  },
};
