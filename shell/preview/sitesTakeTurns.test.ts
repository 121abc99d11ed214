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

/** Switches the site to a composed folder with one rename, as compose does. */
async function switchTo(name: string): Promise<void> {
  await symlink(name, `${link}.next`);
  await rename(`${link}.next`, link);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Writes a site whose text and content policy contain its name. */
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

describe('previewServer while the site changes', () => {
  it('takes the text and the rules of each answer from the same site', async () => {
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

  it('sends a changed page again', async () => {
    await switchTo('one');
    const { headers } = await preview.ask('/');
    const condition = { 'if-none-match': headers.etag };
    expect((await preview.ask('/', condition)).status).toBe(304);
    await switchTo('two');
    expect(String((await preview.ask('/', condition)).body)).toBe('the words of two');
  });

  it('answers 404 in plain text while there is no site, and serves the next one', async () => {
    await rename(link, `${link}.away`);
    const { status, body } = await preview.ask('/');
    expect([status, String(body)]).toEqual([404, 'Not Found\n']);
    await rename(`${link}.away`, link);
    expect((await preview.ask('/')).status).toBe(200);
  });
});
