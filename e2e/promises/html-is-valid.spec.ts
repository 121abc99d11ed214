import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { addresses, unknownAddress } from '../setup/addresses';
import { hydrated } from '../setup/hydrated';

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

for (const address of [...addresses, unknownAddress]) {
  test(`${address} is valid HTML, as served and once alive`, async ({ page, request }) => {
    expect(await findings(await (await request.get(address)).text())).toEqual([]);
    await page.goto(address);
    await hydrated(page);
    expect(await findings(await page.content())).toEqual([]);
  });
}
