/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleRules, exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { writeHeaders } from '../hosts/headersFiles';
import { startPreview, type RunningPreview } from '../../e2e/fixtures/site/startPreview';

let home: string;
let link: string;
let preview: RunningPreview;

/** Makes a composed folder the site by one rename, as compose does. */
async function switchTo(name: string): Promise<void> {
  await symlink(name, `${link}.next`);
  await rename(`${link}.next`, link);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A site whose words and whose content policy both carry its name. */
async function composeSite(name: string): Promise<void> {
  const files = { 'index.html': `the words of ${name}`, '404.html': `nothing in ${name}` };
  const site = await exampleSite(path.join(home, name), files);
  await writeHeaders(site, exampleRules(name));
}

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'preview-'));
  link = path.join(home, 'site');
  await composeSite('one');
  await composeSite('two');
  await switchTo('one');
  preview = await startPreview(link);
});

afterAll(async () => {
  await preview.close();
  await rm(home, { recursive: true });
});

describe('a preview while sites take turns', () => {
  it('each answer comes from one of them, words and rules, from the moment of the switch', async () => {
    await switchTo('one');
    let reading = true;
    const seen = new Set<string>();
    const read = async () => {
      while (reading) {
        const { status, headers, body } = await preview.ask('/');
        const [, name = ''] = /the words of (\w+)/.exec(String(body)) ?? [];
        expect(status).toBe(200);
        expect(headers['content-security-policy']).toContain(hashOf(name));
        seen.add(name);
      }
    };
    const readers = Promise.all([read(), read(), read()]);
    for (let turn = 0; turn < 50; turn += 1) {
      const name = turn % 2 === 0 ? 'two' : 'one';
      await switchTo(name);
      expect(String((await preview.ask('/nowhere')).body)).toBe(`nothing in ${name}`);
    }
    reading = false;
    await readers;
    expect([...seen].sort()).toEqual(['one', 'two']);
  });

  it('a page of another site is not called unchanged', async () => {
    await switchTo('one');
    const { headers } = await preview.ask('/');
    const condition = { 'if-none-match': headers.etag };
    expect((await preview.ask('/', condition)).status).toBe(304);
    await switchTo('two');
    expect(String((await preview.ask('/', condition)).body)).toBe('the words of two');
  });

  it('a missing site is a 404 in plain text, and the next one is served', async () => {
    await rename(link, `${link}.away`);
    const { status, body } = await preview.ask('/');
    expect([status, String(body)]).toEqual([404, 'Not Found\n']);
    await rename(`${link}.away`, link);
    expect((await preview.ask('/')).status).toBe(200);
  });
});
