import { packages } from '@site/build/packages';
import { expect } from '@playwright/test';
import { siteTest as test } from '../fixtures/site/ownSite';

test('a wrong name is answered with the right ones', async ({ site }) => {
  const names = packages.map(({ name }) => name).join(', ');
  for (const [command, ...args] of [['release'], ['compose', '--accept']] as const) {
    const { code, err } = await site.run(command, [...args, 'event']);
    expect({ command, code, err }).toEqual({
      command,
      code: 1,
      err: `There is no section 'event'; did you mean events? There are: ${names}\n`,
    });
  }
});
