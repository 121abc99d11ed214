import { expect, test } from '@playwright/test';
import { chiefExecutive } from '@site/shared-data/chiefExecutive';
import { contact, hours, org } from '@site/shared-data/siteFacts';
import { events } from '@site/shared-data/events';
import { donateNow } from '@site/shared-data/navigation';
import { paths } from '@site/shared-data/paths';
import { services } from '@site/shared-data/services';
import { presentIn } from '../fixtures/page/addresses';
import { destinationAt } from '../fixtures/page/destinations';
import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../fixtures/page/installFromDebian';

/** Text browsers, each with the arguments that make it print a page. */
const browsers = {
  lynx: ['-dump', '-nolist', '-width=200'],
  w3m: ['-dump', '-cols', '200'],
  links: ['-dump', '-width', '200'],
} as const;

/** What a reader must find on a page in any browser. */
const words: Record<string, readonly string[]> = {
  '/': [destinationAt('/').heading, ...services.map(({ title }) => title), donateNow.label],
  [paths.contact]: ['Monday', hours.value.Monday?.opens ?? 'Closed', contact.address.value.street],
  [paths.team]: [destinationAt(paths.team).heading, chiefExecutive.value.name, chiefExecutive.value.title],
  [paths.events]: [destinationAt(paths.events).heading, ...events.map(({ title }) => title)],
  ...Object.fromEntries(
    presentIn([paths.clinic, paths.supplyDrive]).map((address) => [address, [destinationAt(address).heading]]),
  ),
};

for (const [browser, options] of Object.entries(browsers)) {
  test(`${browser} reads the pages`, ({ baseURL }) => {
    const reason = installFromDebian(browser, [browser]);
    test.skip(reason !== null, reason ?? '');
    for (const [address, wanted] of Object.entries(words)) {
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      const { stdout } = spawnSync(browser, [...options, `${baseURL}${address}`], { encoding: 'utf8', env });
      // Browsers break lines at different places, and some write quotes differently.
      const read = stdout.replaceAll(/\s+/g, ' ').replaceAll('’', "'");
      for (const one of [...wanted, contact.phone.value, contact.email.value, org.name.value])
        expect(read, `${browser} ${address}`).toContain(one.replaceAll('’', "'"));
    }
  });
}
