import { expect } from '@playwright/test';
import { readFederation } from '../fixtures/page/readFederation';
import { recipe, type, writeOwnWords } from '../fixtures/releases/recipe';
import { siteTest as test } from '../fixtures/site/ownSite';
import { clickInHeader, destinations } from '../fixtures/page/destinations';
import { heading, listen, markDocument, open } from '../fixtures/page/page';

const room = 'http://localhost:4300/testroom';
const source = 'mfe-testroom/src/testroom/TestroomPage.tsx';

test('in development a prerendered page hydrates, and an edit updates the open page @nightly', async ({
  freshSite: site,
  newTree,
  page,
}) => {
  test.setTimeout(180_000);
  const tree = await newTree();
  const [library = ''] = recipe('A section').map((command) => command.replaceAll('library', 'testroom'));
  await type([library], tree.folder);
  writeOwnWords(tree.folder);
  const text = await tree.read(source);
  const counter = `import { useState } from 'react';

function Counter() {
  const [count, setCount] = useState(0);
  return <button type="button" onClick={() => setCount(count + 1)}>Count: {count}</button>;
}
`;
  await tree.write(source, `${counter}${text.replace('<Block>', '<Block><Counter />')}`);
  site.start('dev', ['--prerendered', 'testroom'], { tree: tree.folder, env: { PORT: new URL(room).port } });
  await expect(async () => {
    expect(await (await fetch(room)).text()).toContain('>Testroom</h1>');
  }).toPass({ timeout: 120_000 });
  const messages = listen(page);
  await open(page, room);
  const isSameDocument = await markDocument(page);
  // The federation plugin's developer tools also find the sections under development.
  const { uses } = await readFederation(page, 'mfeTestroom');
  expect(uses['react']).toMatch(/ from shell$/);

  await page.getByRole('button', { name: 'Count: 0' }).click();
  await tree.replace(source, 'title={title}', 'title="A whole room"');
  await expect(heading(page)).toHaveText('A whole room', { timeout: 30_000 });
  // Components keep their state.
  await expect(page.getByRole('button', { name: 'Count: 1' })).toBeVisible();
  for (const { address, heading: words } of destinations.slice(0, 1)) {
    await clickInHeader(page, address);
    await expect(heading(page)).toHaveText(words);
  }
  expect(await isSameDocument()).toBe(true);
  expect(messages).toEqual([]);
});
