/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { startScript, templateId } from './startScript';

/** A page whose frames and timers the test controls. */
function openPage(connection?: { readonly saveData: boolean }) {
  const frames: FrameRequestCallback[] = [];
  const timers = new Map<number, () => void>();
  const html = `<template id="${templateId}"><script async src="/shell.js"></script></template><script>${startScript}</script><h1>Words</h1>`;
  const { document } = new JSDOM(html, {
    runScripts: 'dangerously',
    beforeParse: (window) => {
      Object.assign(window.navigator, { connection });
      Object.assign(window, {
        requestAnimationFrame: (call: FrameRequestCallback) => frames.push(call),
        setTimeout: (call: () => void, after: number) => timers.set(after, call),
      });
    },
  }).window;
  return {
    document,
    scripts: () => [...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src')),
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
    const page = openPage({ saveData: true });
    await page.parsed();
    page.showFrame();
    page.pass(9999);
    expect(page.scripts()).toEqual([]);
    const { Event } = page.document.defaultView ?? {};
    if (Event) page.document.body.dispatchEvent(new Event(press, { bubbles: true }));
    expect(page.scripts()).toEqual(['/shell.js']);
  });

  it('waits at most 10 s for a press if the browser saves data', async () => {
    const page = openPage({ saveData: true });
    await page.parsed();
    page.pass(10_000);
    expect(page.scripts()).toEqual(['/shell.js']);
  });
});
