import { expect, test } from '@playwright/test';
import { hearFirefox } from './hearFirefox';
import { installFromDebian } from './installFromDebian';

test('Firefox has nothing to complain of while pages load, and would say so', async ({ baseURL }) => {
  const reason = installFromDebian({ command: 'firefox-esr', packages: ['firefox-esr'] });
  test.skip(reason !== null, reason ?? '');
  for (const address of ['/', '/events']) expect(await hearFirefox(`${baseURL}${address}`), address).toEqual([]);
  expect((await hearFirefox(`${baseURL}/no/such-page`)).join()).toContain('404 Error');
});
