import { expect, test } from '@playwright/test';
import { dist } from '@site/build/packages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { siteFiles } from '../../shell/compose/publish/publishPlan';
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

test('every page and file comes with the headers that _headers tells a static host to send', async ({ request }) => {
  const site = path.join(dist, 'site');
  const text = await readFile(path.join(site, '_headers'), 'utf8');
  const names = Object.keys({ ...staticHeaders(text, '/'), ...staticHeaders(text, '/releases/') });
  const files = (await siteFiles(site)).filter((file) => !/^_|\.(br|gz|html)$/.test(path.basename(file)));
  for (const target of [...addresses, unknownAddress, ...files.map((file) => `/${file}`)]) {
    const { [secureHeader]: secure, ...wanted } = staticHeaders(text, target);
    expect([target, secure]).toEqual([target, 'max-age=63072000']);
    const headers = (await request.head(target)).headers();
    const sent = Object.fromEntries(names.filter((name) => name in headers).map((name) => [name, headers[name]]));
    expect([target, sent]).toEqual([target, wanted]);
  }
});
