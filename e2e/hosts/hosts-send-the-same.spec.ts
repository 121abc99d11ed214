import { expect, test } from '@playwright/test';
import { dist } from '@site/build/packages';
import path from 'node:path';
import { siteFiles } from '../../shell/compose/publish/publishPlan';
import { readHeaders } from '../../shell/hosts/headersFiles';
import { headersFor, secureHeader } from '../../shell/hosts/HeaderRule';
import { inFull, pages } from '../fixtures/page/addresses';

test('every page and file comes with the headers that other hosts are told to send', async ({ request }) => {
  const site = path.join(dist, 'site');
  const rules = await readHeaders(site);
  const names = new Set(rules.flatMap(({ headers }) => Object.keys(headers)));
  const files = (await siteFiles(site)).filter((file) => !/^_|\.(br|gz|html)$/.test(path.basename(file)));
  /** In part, one file of each kind in each folder. */
  const kinds = new Map(files.map((file) => [inFull ? file : path.dirname(file) + path.extname(file), `/${file}`]));
  for (const target of [...pages, ...kinds.values()]) {
    const { [secureHeader]: secure, ...wanted } = headersFor(rules, target);
    expect([target, secure]).toEqual([target, 'max-age=63072000']);
    const sent = Object.entries((await request.head(target)).headers()).filter(([name]) => names.has(name));
    expect([target, Object.fromEntries(sent)]).toEqual([target, wanted]);
  }
});
