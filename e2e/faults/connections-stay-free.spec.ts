import { expect, test } from '@playwright/test';
import { donateNow } from '@site/shared-data/navigation';
import { dirs } from '../../shell/system/dirs';
import { previewServer } from '../../shell/preview/previewServer';
import { sectionScript } from '../fixtures/faults/editDocuments';
import { clickInHeader, hasTwoSections, here, oneSection, revealInHeader, there } from '../fixtures/page/destinations';
import { heading } from '../fixtures/page/page';

test.skip(!hasTwoSections, oneSection);

test('sections that hang do not use up the connections of the next page', async ({ page }) => {
  const host = await previewServer(dirs.site);
  host.addHook('onRequest', ({ originalUrl }, _, next) => {
    if (!sectionScript.test(originalUrl)) next();
  });
  const origin = await host.listen({ port: 0, host: '127.0.0.1' });
  await page.clock.install();
  await page.goto(origin + here.address);
  await page.locator(`head script[src*="/releases/${here.section}/"]`).waitFor({ state: 'attached' });
  // Browsers open six connections to a host. Each attempt and each prefetch could block one forever.
  await page.clock.runFor(180_000);
  for (const address of [there.address, donateNow.path, there.address, donateNow.path]) {
    await (await revealInHeader(page, address)).hover();
    await page.clock.runFor(1000);
    await page.getByRole('banner').getByRole('button').last().hover();
    await page.clock.runFor(1500);
  }
  await clickInHeader(page, there.address);
  await page.clock.runFor(3000);
  await expect(page).not.toHaveURL(new RegExp(`${here.address}$`));
  await expect(heading(page)).toBeVisible();
  host.server.closeAllConnections();
  await host.close();
});
