import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addresses, pages, unknownAddress } from '../fixtures/page/addresses';
import { hydrated } from '../fixtures/page/page';

// How React writes attributes and void elements is a matter of taste; phone numbers break where their text does.
const validate = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attr-case': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

async function findings(html: string): Promise<string[]> {
  const { results } = await validate.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
}

test('every page is valid HTML as served', async ({ request }) => {
  for (const address of [...addresses, unknownAddress])
    expect(await findings(await (await request.get(address)).text()), address).toEqual([]);
});

for (const address of pages) {
  test(`${address} is valid HTML once hydrated`, async ({ page }) => {
    await page.goto(address);
    await hydrated(page);
    expect(await findings(await page.content())).toEqual([]);
  });
}
