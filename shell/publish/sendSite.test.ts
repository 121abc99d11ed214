/** @jest-environment node */
import { mkdtemp, rm } from 'node:fs/promises';
import { globalAgent } from 'node:https';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exampleRules, exampleSite } from '../../e2e/fixtures/hosts/exampleSite';
import { readHeaders, writeHeaders } from '../hosts/headersFiles';
import { hasNginx, localNginx } from '../hosts/localNginx';
import { comparePublished } from '../watch/compareServed';
import { readTarget } from './Host';
import { sendSite } from './sendSite';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'send-'));
  globalAgent.options.rejectUnauthorized = false;
});

afterAll(async () => {
  globalAgent.options.rejectUnauthorized = true;
  await rm(home, { recursive: true });
});

(hasNginx() ? it : it.skip)(
  'an nginx that reads its rules again serves each new site exactly as composed',
  async () => {
    const print = jest.spyOn(console, 'log').mockImplementation();
    const target = readTarget(path.join(home, 'host'));
    const sites = ['.spring{}', '.summer{}'].map(async (style, index) => {
      const site = await exampleSite(path.join(home, `site-${index}`));
      await writeHeaders(site, exampleRules(style));
      return site;
    });
    const [first = '', second = ''] = await Promise.all(sites);
    await sendSite(first, target, [], undefined);
    const nginx = await localNginx(path.join(__dirname, '../hosts/nginx.conf'), target.place);
    try {
      await sendSite(second, target, await readHeaders(first), nginx.reload);
      expect(await comparePublished(second, `https://localhost:${nginx.port}`, 500)).toEqual([]);
    } finally {
      await nginx.close();
      print.mockRestore();
    }
  },
);
