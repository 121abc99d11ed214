import { expect, test } from '@playwright/test';
import { chiefExecutive } from '@site/shared-data/chiefExecutive';
import { contact, hours, org } from '@site/shared-data/siteFacts';
import { spawnSync } from 'node:child_process';
import { installFromDebian } from '../fixtures/page/installFromDebian';

/** Browsers of words alone: each with the arguments that make it print a page. */
const browsers = {
  lynx: ['-dump', '-nolist', '-width=200'],
  w3m: ['-dump', '-cols', '200'],
  links: ['-dump', '-width', '200'],
} as const;

/** What a reader must find on a page, whatever shows it. */
const words: Record<string, readonly string[]> = {
  '/': ["You don't have to figure this out alone.", 'Medical clinic', 'Parenting', 'Adoption', 'Donate Now'],
  '/contact': ['Compose Email', 'Monday', hours.value.Monday?.opens ?? 'Closed', contact.address.value.street],
  '/about/team': ['Our team', chiefExecutive.value.name, chiefExecutive.value.title, 'Board'],
  '/events': ['Events', 'Hope Gala', 'Walk 4 Life', 'Baby Bottle Boomerang'],
  '/services/clinic': ['Medical clinic', 'Do I need an appointment?', contact.appointments.value, '988'],
  '/supply-drive': ['Host a supply drive', 'Most needed', 'Diapers'],
};

for (const [browser, options] of Object.entries(browsers)) {
  test(`${browser} reads the pages`, ({ baseURL }) => {
    const reason = installFromDebian(browser, [browser]);
    test.skip(reason !== null, reason ?? '');
    for (const [address, wanted] of Object.entries(words)) {
      const env = { ...process.env, LC_ALL: 'C.UTF-8' };
      const { stdout } = spawnSync(browser, [...options, `${baseURL}${address}`], { encoding: 'utf8', env });
      // Browsers break lines where they like, and some write quotes their own way.
      const read = stdout.replaceAll(/\s+/g, ' ').replaceAll('’', "'");
      for (const one of [...wanted, contact.phone.value, contact.email.value, org.name.value])
        expect(read, `${browser} ${address}`).toContain(one);
    }
  });
}
