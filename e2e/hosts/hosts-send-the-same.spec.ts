import { expect, test } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import { dist, root } from '@site/build/packages';
import { readdir, readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import { hasNginx, localNginx } from '../../shell/hosts/localNginx';
import { secureHeader } from '../../shell/hosts/HeaderRule';
import { addresses, unknownAddress } from '../fixtures/page/addresses';

/** `_headers` as a static host reads it: what every matching rule takes back (`! name`) and gives, in turn. */
function staticHeaders(text: string, path: string): Record<string, string> {
  const headers = new Map<string, string>();
  let holds = false;
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const [, taken] = /^ {2}! (\S+)$/.exec(line) ?? [];
    const [, name, value] = /^ {2}([^!\s]\S*): (.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) holds = line.endsWith('*') ? path.startsWith(line.slice(0, -1)) : path === line;
    else if (holds && taken) headers.delete(taken);
    else if (holds && name && value) headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
  }
  return Object.fromEntries(headers);
}

const site = path.join(dist, 'site');

/** Every address, and every file that a host shows. */
async function everyTarget(): Promise<string[]> {
  const entries = await readdir(await realpath(site), { recursive: true, withFileTypes: true });
  const top = await realpath(site);
  const files = entries
    .filter((entry) => entry.isFile() && !/^_|\.(br|gz|html)$/.test(entry.name))
    .map((entry) => `/${path.relative(top, path.join(entry.parentPath, entry.name))}`);
  return [...addresses, unknownAddress, ...files];
}

/** What a host said of a target, as far as the rules speak of it. */
async function ruled(host: APIRequestContext, target: string, names: readonly string[]) {
  const headers = (await host.head(target)).headers();
  return Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));
}

test('every page and file comes with the headers that _headers tells a static host to send', async ({ request }) => {
  const text = await readFile(path.join(site, '_headers'), 'utf8');
  const names = Object.keys({ ...staticHeaders(text, '/'), ...staticHeaders(text, '/releases/') });
  const targets = await everyTarget();
  for (const target of targets) {
    const { [secureHeader]: secure, ...wanted } = staticHeaders(text, target);
    expect([target, secure]).toEqual([target, 'max-age=63072000']);
    expect([target, await ruled(request, target, names)]).toEqual([target, wanted]);
  }
  console.log(JSON.stringify({ targets: targets.length, headers: names.length }));
});

test('nginx sends them too, over https', async ({ playwright }) => {
  test.skip(!hasNginx(), 'nginx is not installed');
  test.setTimeout(60_000);
  const text = await readFile(path.join(site, '_headers'), 'utf8');
  const names = Object.keys({ ...staticHeaders(text, '/'), ...staticHeaders(text, '/releases/') });
  const nginx = await localNginx(path.join(root, 'shell/hosts/nginx.conf'), await realpath(site));
  const host = await playwright.request.newContext({
    baseURL: `https://127.0.0.1:${nginx.port}`,
    extraHTTPHeaders: { host: 'www.example.org' },
    ignoreHTTPSErrors: true,
  });
  try {
    for (const target of await everyTarget()) {
      expect([target, await ruled(host, target, names)]).toEqual([target, staticHeaders(text, target)]);
    }
  } finally {
    await host.dispose();
    await nginx.close();
  }
});
