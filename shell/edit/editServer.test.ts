/** @jest-environment node */
import { JSDOM } from 'jsdom';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withEntries } from '@site/shared-data/fixtures/entriesCopy';
import { listFile } from '@site/shared-data/compile/loadContent';
import {
  entryAddress,
  evening,
  host,
  lent,
  list,
  open,
  run,
  send,
  serverOf,
  type,
  wordsOf,
} from './fixtures/formServer';

describe('the form', () => {
  it('lists every entry, and finds words in them', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document } = await open(server, '/');
      const files = readdirSync(copy.folder, { recursive: true, encoding: 'utf8' });
      const entries = files.filter((file) => file.endsWith('.yaml') && path.basename(file) !== listFile);
      expect(document.querySelectorAll('main li')).toHaveLength(entries.length);
      const found = await open(server, '/?q=lights%20and%20long');
      expect([...found.document.querySelectorAll('main li')].map((one) => one.textContent)).toEqual([
        'Harvest Evening',
      ]);
      expect(document.querySelector('a[href*="ada-sample"]')?.textContent).toMatch(/^Ada Sample, /);
    });
  });

  it('names the line of a file that it cannot read, offers no form for that file, and shows the others', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      copy.write(evening, 'id: evening\ntitle: "Harvest\n');
      expect(wordsOf((await open(server, '/')).document, 'alert')).toMatch(
        /events\/harvest-evening\.yaml:\d+:\d+ – wanted YAML/,
      );
      const { document } = await open(server, entryAddress(evening));
      expect(wordsOf(document, 'alert')).toMatch(/:\d+:\d+ – wanted YAML that can be read/);
      expect(document.querySelector('form[enctype]')).toBeNull();
      const other = (await open(server, entryAddress(run))).document;
      expect(await send(server, other, { attire: 'Warm' })).toMatchObject({ statusCode: 303 });
    });
  });

  it('opens the form of an empty file', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const { document: gone } = await open(server, entryAddress(evening));
      copy.write(evening, '');
      const { statusCode, document } = await open(server, entryAddress(evening));
      expect([statusCode, document.querySelector<HTMLInputElement>('#title')?.value]).toEqual([200, '']);
      // A page that was open before still has the text.
      const told = await send(server, gone);
      expect(told.document.querySelector<HTMLInputElement>('#title')?.value).toBe('Harvest Evening');
      expect(await send(server, told.document)).toMatchObject({ statusCode: 303 });
      expect(copy.report()).toEqual([]);
    });
  });

  it('lists what links to an event before somebody removes it', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const asks = async (query = '', page?: JSDOM) => {
        const base = page?.window.document.querySelector<HTMLInputElement>('[name="#base"]')?.value ?? '';
        const { statusCode, body } = await server.inject({
          method: 'POST',
          url: `/remove?file=${encodeURIComponent(evening)}${query}`,
          headers: { host, origin: `http://${host}`, 'content-type': 'application/x-www-form-urlencoded' },
          payload: new URLSearchParams({ '#base': base }).toString(),
        });
        return { statusCode, body, page: new JSDOM(body) };
      };
      copy.change('posts/ramp.yaml', { title: 'Evening news', 'readOn.path': '/events/harvest-evening' });
      mkdirSync(path.join(copy.home, 'site/partner'), { recursive: true });
      writeFileSync(
        path.join(copy.home, 'site/partner/index.html'),
        '<main><a href="/events/harvest-evening">Evening</a></main>',
      );
      const asked = await asks();
      expect(asked.body).toContain('It is linked from /partner.');
      expect(asked.body).toContain('Posts: Evening news</a>');
      expect(existsSync(path.join(copy.folder, evening))).toBe(true);
      const { document } = await open(server, entryAddress(evening));
      // The form shows what somebody else wrote after the confirmation page opened.
      copy.change(evening, { attire: 'Black tie' });
      const again = await asks('&sure=yes', asked.page);
      expect(again.statusCode).toBe(409);
      expect(wordsOf(again.page.window.document, 'alert')).toContain('Somebody else changed this meanwhile');
      expect(existsSync(path.join(copy.folder, evening))).toBe(true);
      await type(server, (await open(server, entryAddress(evening))).document, { location: 'The mill' });
      expect((await asks('&sure=yes', again.page)).statusCode).toBe(303);
      expect(existsSync(path.join(copy.folder, evening))).toBe(false);
      expect((await open(server, '/')).document.querySelector('#drafts + ul')).toBeNull();
      expect(readFileSync(path.join(copy.folder, list), 'utf8')).not.toContain('harvest-evening');
      // A page that is still open has the text.
      const told = await send(server, document, { location: 'Town Hall' });
      expect(told.statusCode).toBe(409);
      expect(wordsOf(told.document, 'alert')).toContain('somebody removed it meanwhile; save again to restore it');
      expect(await send(server, told.document)).toMatchObject({ statusCode: 303 });
      expect(readFileSync(path.join(copy.folder, evening), 'utf8')).toContain('location: Town Hall');
    });
  });

  it('puts an earlier version into the form, and restores a removed entry', async () => {
    await withEntries(async (copy) => {
      const git = (...args: readonly string[]) =>
        execFileSync('git', ['-c', 'user.name=Robin', '-c', 'user.email=r@example.org', ...args], { cwd: copy.home });
      git('init', '--quiet');
      git('add', 'entries');
      git('commit', '--quiet', '--message=Begin');
      const before = readFileSync(path.join(copy.folder, evening), 'utf8');
      copy.change(evening, { location: 'The mill' });
      git('commit', '--quiet', '--all', '--message=Move it');
      const server = serverOf(copy);
      const history = (await open(server, `/history?file=${encodeURIComponent(evening)}`)).document;
      expect(history.querySelector('main')?.textContent).toMatch(/Move it.*Robin.*LocationTown HallThe mill.*Begin/);
      const back = history.querySelector('a[href*="version="]')?.getAttribute('href') ?? '';
      const { document } = await open(server, back);
      expect(wordsOf(document, 'status')).toContain('Nothing has changed yet');
      expect(await send(server, document)).toMatchObject({ statusCode: 303 });
      expect(readFileSync(path.join(copy.folder, evening), 'utf8')).toBe(before);

      rmSync(path.join(copy.folder, run));
      git('commit', '--quiet', '--all', '--message=Remove it');
      const link = (await open(server, '/removed')).document.querySelector('main li a');
      expect(link?.textContent).toMatch(/^Bring back: /);
      const gone = await open(server, link?.getAttribute('href') ?? '');
      expect(await send(server, gone.document)).toMatchObject({ statusCode: 303 });
      expect(copy.report()).toEqual([]);
      expect(existsSync(path.join(copy.folder, run))).toBe(true);
      for (const version of ['HEAD', '--help', '0'.repeat(40)])
        expect((await open(server, `${entryAddress(evening)}&version=${version}`)).statusCode).toBe(404);
    });
  });

  it('copies an entry into a new one, without its day', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const link = [...(await open(server, entryAddress(evening))).document.querySelectorAll('a')].find((one) =>
        one.textContent.startsWith('Copy to a new entry'),
      );
      const { document } = await open(server, link?.getAttribute('href') ?? '');
      const year = Number(/\d{4}/.exec(document.querySelector<HTMLInputElement>('#title')?.value ?? '')?.[0]);
      expect(year).toBeGreaterThan(2025);
      expect(document.querySelector<HTMLInputElement>('#date')?.value).toBe('');
      const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      expect(typed.join('\n')).not.toContain('2025');
      // The copied entry invited people to register now.
      expect(document.querySelector<HTMLTextAreaElement>('#registration')?.value).toBe('');
      expect(await send(server, document)).toMatchObject({ statusCode: 422 });
      expect(await send(server, document, { date: `${year}-04-10`, registration: 'Later.' })).toMatchObject({
        statusCode: 303,
        location: expect.stringContaining(`harvest-evening-${year}.yaml`),
      });
      expect(copy.report()).toEqual([]);
      expect((await open(server, '/entry?kind=events&like=posts%2Framp.yaml')).statusCode).toBe(404);
    });
  });

  it('serves the pictures of the site, and no other file of the disk', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const status = async (name: string) =>
        (await server.inject({ url: `/picture?name=${encodeURIComponent(name)}`, headers: { host } })).statusCode;
      expect(await status('not-found')).toBe(200);
      for (const name of ['', 'nobody', '../entries/events/list.yaml']) expect(await status(name)).toBe(404);
    });
  });

  it('lets browsers go back to a refused form, and shows every other page without a cache', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const kept = async (method: 'GET' | 'POST', url: string) =>
        (await server.inject({ method, url, headers: { host, origin: `http://${host}` } })).headers['cache-control'];
      expect([await kept('GET', entryAddress(evening)), await kept('POST', '/look')]).toEqual(['no-store', 'no-cache']);
    });
  });

  it('answers only this machine, and opens only entries', async () => {
    await withEntries(async (copy) => {
      const server = serverOf(copy);
      const status = async (url: string, headers: Record<string, string>, method: 'GET' | 'POST' = 'GET') =>
        (await server.inject({ method, url, headers })).statusCode;
      expect(await status('/', { host: 'evil.example' })).toBe(403);
      expect(await status('/release', { host, origin: 'https://evil.example' }, 'POST')).toBe(403);
      expect(await status('/release', { host }, 'POST')).toBe(403);
      expect(await status('/release', { host, origin: lent }, 'POST')).toBe(200);
      expect(await status('/', { host: new URL(lent).host })).toBe(200);
      for (const file of [
        '../package.json',
        'events/../../package.json',
        'events/list.yaml/',
        'events/..',
        'events/none.yaml',
        '/etc/passwd',
      ])
        expect(await status(entryAddress(file), { host })).toBe(404);
      expect(await status('/entry?file=a&file=b', { host })).toBe(404);
      const unknown = await open(server, '/nowhere');
      expect([unknown.statusCode, wordsOf(unknown.document, 'alert')]).toEqual([404, 'There is no such page']);
      expect(await status('/nowhere', { host: 'evil.example' })).toBe(403);
      const large = await server.inject({
        method: 'POST',
        url: entryAddress(evening),
        headers: { host, origin: `http://${host}`, 'content-type': 'multipart/form-data; boundary=x' },
        payload: Buffer.alloc(60 * 1024 * 1024),
      });
      expect([large.statusCode, large.body]).toEqual([
        413,
        expect.stringContaining('A picture may weigh 30 MB; send a smaller one'),
      ]);
    });
  });
});
