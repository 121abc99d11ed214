/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { stylesId } from './pageStyles';
import { fontsId, startScript, templateId } from './startScript';

interface Visit {
  readonly connection?: { readonly saveData: boolean };
  /** How long the document was on its way, in milliseconds. */
  readonly waited?: number;
  /** The page with the link that the visitor followed. */
  readonly referrer?: string;
  /** What an extension inserts after each element of the head. */
  readonly between?: string;
}

/** A page whose frames and timers the test controls. */
function openPage({ connection, waited = 20, referrer = '', between = '' }: Visit = {}) {
  const frames: FrameRequestCallback[] = [];
  const timers = new Map<number, () => void>();
  const html = `<style id="${stylesId}">@media print,screen{@font-face{font-family:Figtree Variable}}p{color:red}</style>${between}\
<template id="${templateId}"><script async src="/shell.js"></script><link rel="preload" href="/events.js"></template>${between}\
<template id="${fontsId}"><link rel="preload" href="/text.woff2"></template>\
<script>${startScript}</script><h1>Words</h1>`;
  const { document } = new JSDOM(html, {
    url: 'https://clinic.example/events',
    ...(referrer && { referrer }),
    runScripts: 'dangerously',
    beforeParse: (window) => {
      Object.assign(window.navigator, { connection });
      Object.assign(window.performance, { now: () => waited + 7, getEntriesByType: () => [{ requestStart: 7 }] });
      Object.assign(window, {
        requestAnimationFrame: (call: FrameRequestCallback) => frames.push(call),
        setTimeout: (call: () => void, after: number) => timers.set(after, call),
      });
    },
  }).window;
  return {
    document,
    styles: () => [...(document.styleSheets[0]?.cssRules ?? [])].map(({ cssText }) => cssText.slice(0, 6)),
    scripts: () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
    preloads: () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href')),
    showFrame: () => frames.splice(0).forEach((call) => call(0)),
    pass: (time: number) => {
      for (const [after, call] of timers) if (after <= time && timers.delete(after)) call();
    },
    parsed: () => new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve)),
  };
}

describe('startScript', () => {
  it('requests the script after the first frame of the whole page', async () => {
    const page = openPage();
    page.showFrame();
    page.pass(150);
    expect(page.scripts()).toEqual([]);
    await page.parsed();
    page.pass(150);
    expect(page.scripts()).toEqual([]);
    page.showFrame();
    expect(page.scripts()).toEqual([]);
    page.pass(150);
    expect(page.scripts()).toEqual(['/shell.js']);
  });

  it('starts a background page without a frame, and starts it once', async () => {
    const page = openPage();
    await page.parsed();
    page.pass(2000);
    expect(page.scripts()).toEqual(['/shell.js']);
    page.showFrame();
    page.pass(2000);
    expect(page.scripts()).toEqual(['/shell.js']);
  });

  it.each(['pointerdown', 'keydown'])('waits for a %s if the browser saves data', async (press) => {
    const page = openPage({ connection: { saveData: true } });
    await page.parsed();
    page.showFrame();
    page.pass(9999);
    expect(page.scripts()).toEqual([]);
    const { Event } = page.document.defaultView ?? {};
    if (Event) page.document.body.dispatchEvent(new Event(press, { bubbles: true }));
    expect(page.scripts()).toEqual(['/shell.js']);
  });

  it('waits at most 10 s for a press if the browser saves data', async () => {
    const page = openPage({ connection: { saveData: true } });
    await page.parsed();
    page.pass(10_000);
    expect(page.scripts()).toEqual(['/shell.js']);
  });

  it('preloads the fonts before the first frame', () => {
    const page = openPage();
    expect([page.preloads(), page.styles()]).toEqual([['/text.woff2'], ['@media', 'p {col']]);
  });

  it('requests the script instead of the fonts on a slow network, and the other files after the first frame', async () => {
    const page = openPage({ waited: 200 });
    expect(page.styles()).toEqual(['p {col']);
    await page.parsed();
    expect([page.scripts(), page.preloads()]).toEqual([['/shell.js'], []]);
    page.showFrame();
    page.pass(150);
    expect(page.preloads()).toEqual([]);
    page.pass(400);
    expect([page.scripts(), page.preloads()]).toEqual([['/shell.js'], ['/events.js']]);
  });

  it('requests the other files as soon as the script is loaded', async () => {
    const page = openPage({ waited: 200 });
    await page.parsed();
    const { Event } = page.document.defaultView ?? {};
    if (Event) page.document.querySelector('script[src]')?.dispatchEvent(new Event('load'));
    expect([page.scripts(), page.preloads()]).toEqual([['/shell.js'], ['/events.js']]);
  });

  it('keeps the fonts on a slow network if the visitor comes from another page of the site', async () => {
    const page = openPage({ waited: 200, referrer: 'https://clinic.example/' });
    await page.parsed();
    expect([page.styles(), page.scripts()]).toEqual([['@media', 'p {col'], []]);
    expect(openPage({ waited: 200, referrer: 'https://search.example/' }).styles()).toEqual(['p {col']);
  });

  it.each([20, 200])('works between style elements of extensions, after %i ms', async (waited) => {
    const page = openPage({ waited, between: '<style></style><i></i>' });
    await page.parsed();
    page.showFrame();
    page.pass(400);
    expect(page.scripts()).toEqual(['/shell.js']);
    expect(page.styles()).toEqual(waited === 20 ? ['@media', 'p {col'] : ['p {col']);
    expect(page.preloads()).toEqual([...(waited === 20 ? ['/text.woff2'] : []), '/events.js']);
  });

  it('loads no font before the first press if the browser saves data', async () => {
    const page = openPage({ connection: { saveData: true }, waited: 200 });
    await page.parsed();
    expect([page.preloads(), page.styles(), page.scripts()]).toEqual([[], ['p {col'], []]);
  });
});
