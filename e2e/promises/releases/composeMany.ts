// Composes a site of generated sections and tells how long it took: `composeMany.ts <shell release> <pages> <sections>`.
// SITE_DIST names a folder of its own.
import { contractVersion } from '@site/section/Section';
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { stageBuild } from '../../../shell/compose/stage/stageBuild';
import { storeRelease } from '../../../shell/compose/store/storeRelease';
import { composeSite } from '../../../shell/compose/composeSite';
import { dirs } from '../../../shell/compose/dirs';

const [shellRelease = '', pages = '1000', sections = '20'] = process.argv.slice(2);
const perSection = Math.ceil(Number(pages) / Number(sections));

/** A section as webpack would bundle it for compose: every page has the words of an ordinary one. */
const bundle = (name: string) => `
const { jsx, jsxs } = require('react/jsx-runtime');
const { Link } = require('@site/section/Link');
const words = 'You do not have to figure this out alone. Call, write or come by, whenever it suits you. ';
const page = (number) => ({
  path: '/${name}/page-' + number,
  title: '${name} ' + number,
  description: 'A generated page, as long as a page of this site: number ' + number + ' of section ${name}.',
  Page: () => jsxs('div', { children: [
    jsx('h1', { children: '${name} ' + number }),
    ...Array.from({ length: 40 }, (_, index) => jsxs('section', { children: [
      jsx('h2', { children: 'Part ' + index }),
      jsx('p', { children: words + words + index * number }),
      jsx(Link, { to: '/${name}/page-' + ((number + index) % ${perSection}), children: 'More of part ' + index }),
    ] }, index)),
  ] }),
});
exports.section = { contract: ${contractVersion}, requires: {}, pages: Array.from({ length: ${perSection} }, (_, index) => page(index)) };
`;

async function release(name: string) {
  const built = path.join(dirs.dist, 'build', name);
  await mkdir(built, { recursive: true });
  await writeFile(path.join(built, 'remoteEntry.js'), `var ${name} = {};`);
  await writeFile(path.join(built, 'section.css'), `.${name}{color:red}`);
  await writeFile(path.join(built, 'prerender.cjs'), bundle(name));
  const addresses = Array.from({ length: perSection }, (_, index) => `/${name}/page-${index}`);
  const facts = {
    kind: 'section',
    name,
    container: name,
    contract: contractVersion,
    requires: {},
    pages: addresses,
  } as const;
  return storeRelease(dirs.releases, await stageBuild(dirs.releases, facts, built, []));
}

/** What processes this one has started and seen the end of have computed, in seconds; where the system does not tell, 0. */
async function cpuOfChildren(): Promise<number> {
  // The process for bundles has been ended and is about to be gone.
  await sleep(500);
  const line = await readFile('/proc/self/stat', 'utf8').catch(() => '');
  // Fields 16 and 17 of proc(5), in ticks of a hundredth; the second field, the name, may hold spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100;
}

const since = new Date(0).toISOString();
const live = [{ name: 'shell', version: path.basename(shellRelease), since, previous: [] }];
await cp(shellRelease, path.join(dirs.releases, 'shell', path.basename(shellRelease)), { recursive: true });
for (let number = 0; number < Number(sections); number += 1) {
  const name = `made${number}`;
  const { version } = (await release(name)).release;
  live.push({ name, version, since, previous: [] });
}
const began = performance.now();
const busyBefore = process.cpuUsage();
const composed = await composeSite(live);
const seconds = (performance.now() - began) / 1000;
const busy = process.cpuUsage(busyBefore);
const cpu = (busy.user + busy.system) / 1e6 + (await cpuOfChildren());
const document = await stat(path.join(dirs.site, 'made0/page-0/index.html'));
const compressed = await stat(path.join(dirs.site, 'made0/page-0/index.html.br'));
console.log(JSON.stringify({ pages: composed.pages, seconds, cpu, bytes: document.size, brotli: compressed.size }));
