import type { BrowserContext } from '@playwright/test';
import type { Fault } from './Fault';
import { container, sectionOfPages } from './container';
import { pinBrokenSections } from './pinBroken';
import { sectionScript } from './sectionFiles';

type Answer = Parameters<BrowserContext['route']>[1];

const answered = (name: string, answer: Answer): Fault => ({
  name: `a section's script: ${name}`,
  inject: (context) => context.route(sectionScript, answer),
});

const released = (name: string, write: Parameters<typeof pinBrokenSections>[1], throws?: RegExp): Fault => ({
  name: `a section released broken: ${name}`,
  inject: (context) => pinBrokenSections(context, write),
  ...(throws && { throws }),
});

const never = () => new Promise<never>(() => {});
const script = 'text/javascript; charset=utf-8';
const page = '<!doctype html><title>Sign in</title><p>Welcome to our network.';

/** What can happen to the script of a section on its way, and what can be wrong in it. All sections suffer at once. */
export const remoteFaults: readonly Fault[] = [
  answered('connection refused', (route) => route.abort('connectionrefused')),
  answered('connection reset', (route) => route.abort('connectionreset')),
  answered('404', (route) => route.fulfill({ status: 404, body: 'Not found', contentType: 'text/plain' })),
  answered('500', (route) => route.fulfill({ status: 500, body: 'Oh', contentType: 'text/plain' })),
  answered('HTML for JavaScript', (route) => route.fulfill({ body: page, contentType: 'text/html' })),
  answered('HTML called JavaScript', (route) => route.fulfill({ body: page, contentType: script })),
  answered('sent elsewhere', (route) => route.fulfill({ status: 302, headers: { location: '/' } })),
  answered('empty', (route) => route.fulfill({ body: '', contentType: script })),
  answered('truncated', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).slice(0, 4000) });
  }),
  answered('one byte changed', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  }),
  answered('hangs', never),
  answered('20 s slow', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 20_000));
    await route.continue().catch(() => {});
  }),
  released('empty', () => ''),
  released('syntax error', () => 'var = ;', /Unexpected token/),
  released('truncated', (_, whole) => whole.slice(0, whole.length / 2), /Unexpected|Invalid|missing/),
  released('throws at evaluation', () => 'throw new Error("broken release")', /broken release/),
  released('throws before it is ready', (section) =>
    container(section, { init: 'throw new Error("no init")', get: '' }),
  ),
  released('has no section', (section) => container(section, { get: 'return Promise.resolve(() => ({}))' })),
  released('does not find its section', (section) => container(section, { get: 'return Promise.reject(null)' })),
  released('never gives its section', (section) => container(section, { get: 'return new Promise(() => {})' })),
  released('has lost its pages', (section) =>
    container(section, { get: sectionOfPages({ ...section, pages: [] }, 'null') }),
  ),
  released('throws while rendering', (section) =>
    container(section, { get: sectionOfPages(section, '() => { throw new Error("no render") }') }),
  ),
  released('never finishes rendering', (section) =>
    container(section, { get: sectionOfPages(section, '() => { throw new Promise(() => {}) }') }),
  ),
  released('throws nothing at all while rendering', (section) =>
    container(section, { get: sectionOfPages(section, '() => { throw undefined }') }),
  ),
];
