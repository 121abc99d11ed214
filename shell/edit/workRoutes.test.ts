/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { setImmediate } from 'node:timers/promises';
import { withEntries } from '@site/shared-data/fixtures/entriesCopy';
import { host, open, serverOf, wordsOf } from './fixtures/formServer';

describe('a preview or a release', () => {
  it('lists the pages that a change touches, and releases it', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const post = async (url: string) =>
        (await server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } })).body;
      const look = await post('/look');
      expect(look).toMatch(
        /2 pages: \/, \/events\..*This page is removed: \/events\/harvest-evening\..*npm run release -- events/s,
      );
      // The preview has no link to a removed page.
      expect(look).toContain('src="http://127.0.0.1:3011/events"');
      expect(look).not.toContain('3011/events/harvest-evening');
      expect(await post('/release')).toContain('events is live');
    });
  });

  it('links to the entries of a change that cannot go live', async () => {
    await withEntries(async (copy) => {
      const problem = 'about: /blog links to /nowhere';
      const server = serverOf(copy, {
        tryChange: () => Promise.resolve({ pages: [], gone: [], packages: [], problem }),
        releaseAll: () => Promise.resolve({ isGood: false, said: problem, isCommitted: false }),
      });
      for (const url of ['/look', '/release']) {
        const { body } = await server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } });
        const { document } = new JSDOM(body).window;
        expect(wordsOf(document, 'alert')).toBe(problem);
        expect([...document.querySelectorAll('main a')].map((one) => one.getAttribute('href'))).toEqual(['/', '/look']);
      }
    });
  });

  it('says that a change is live, and whom to tell about warnings', async () => {
    await withEntries(async (copy) => {
      const warning = '⚠ /events: the list is long';
      const answer = async (said: string) => {
        const releaseAll = () => Promise.resolve({ isGood: true, said, packages: ['shell'], isCommitted: true });
        const ask = { method: 'POST', url: '/release', headers: { host, origin: `http://${host}` } } as const;
        return new JSDOM((await serverOf(copy, { releaseAll }).inject(ask)).body).window.document;
      };
      const warned = await answer(`${warning}\nshell 0123456 is live`);
      expect(wordsOf(warned, 'status')).toBe('Visitors see your change now.');
      expect(warned.querySelector('details:not([open])')?.textContent).toContain(warning);
      expect(warned.querySelector('main')?.textContent).toContain('tell the team of the site');
      expect((await answer('shell 0123456 is live')).querySelector('main')?.textContent).not.toContain('tell ');
    });
  });

  it('says that only this machine has a change that was released outside a repository', async () => {
    await withEntries(async (copy) => {
      const answer = async (isCommitted: boolean) => {
        const releaseAll = () => Promise.resolve({ isGood: true, said: 'events is live', isCommitted });
        const ask = { method: 'POST', url: '/release', headers: { host, origin: `http://${host}` } } as const;
        return (await serverOf(copy, { releaseAll }).inject(ask)).body;
      };
      expect(await answer(true)).not.toContain('only this machine');
      expect(await answer(false)).toContain('only this machine has the change');
    });
  });

  it('runs one task after the other, even if somebody presses twice', async () => {
    await withEntries(async (copy) => {
      const begun: string[] = [];
      const ended: (() => void)[] = [];
      const task =
        <Result>(name: string, result: Result) =>
        () => {
          begun.push(name);
          return new Promise<Result>((resolve) => ended.push(() => resolve(result)));
        };
      const storeProblem = jest.fn(() => Promise.resolve(null));
      const server = serverOf(copy, {
        storeProblem,
        tryChange: task('look', { pages: ['/'], gone: [], packages: ['events'], problem: null }),
        releaseAll: task('release', { isGood: true, said: '', isCommitted: true }),
      });
      const answers: Promise<{ readonly statusCode: number }>[] = [];
      const post = async (url: string) => {
        answers.push(server.inject({ method: 'POST', url, headers: { host, origin: `http://${host}` } }));
        while (storeProblem.mock.calls.length < answers.length) await setImmediate();
        await setImmediate();
      };
      for (const url of ['/look', '/look', '/look', '/release']) await post(url);
      for (const expected of [['look'], ['look', 'look'], ['look', 'look', 'release']]) {
        expect(begun).toEqual(expected);
        ended.at(-1)?.();
        await setImmediate();
      }
      expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    });
  });

  it('shows the progress of a slow task, and keeps its answer', async () => {
    await withEntries(async (copy) => {
      let end: () => void = () => {};
      const tried = new Promise<void>((resolve) => (end = resolve));
      const server = serverOf(copy, {
        tryChange: async (tell) => {
          tell?.('Building events');
          await tried;
          return { pages: ['/events'], gone: [], packages: ['events'], problem: null };
        },
      });
      const look = await server.inject({ method: 'POST', url: '/look', headers: { host, origin: `http://${host}` } });
      expect(look.statusCode).toBe(303);
      const place = String(look.headers.location);
      expect((await open(server, place)).document.querySelector('main')?.textContent).toMatch(
        /Building events.*so far/,
      );
      expect((await open(server, '/')).document.querySelector(`a[href="${place}"]`)).not.toBeNull();
      expect((await server.inject({ url: `${place}&state=yes`, headers: { host } })).json()).toMatchObject({
        hasEnded: false,
      });
      end();
      await setImmediate();
      expect((await open(server, place)).document.querySelector('h1')?.textContent).toBe('What this change touches');
      expect((await open(server, '/work?id=none')).statusCode).toBe(404);
    });
  });
});
