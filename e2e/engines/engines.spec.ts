import { expect, test } from '@playwright/test';
import type { Engine } from './Engine';
import { engines } from './engines';
import { installFromDebian } from './installFromDebian';
import { heading, isAlive, journeys } from './journeys';
import { Visitor } from './Visitor';

/** Installs an engine where it is missing; without it there is nothing to test. */
function have(engine: Engine): void {
  const reason = installFromDebian(engine);
  test.skip(reason !== null, reason ?? '');
}

for (const engine of engines) {
  test.describe(engine.name, () => {
    test.describe.configure({ mode: 'serial' });
    let visitor: Visitor;

    test.beforeAll(async ({ baseURL }) => {
      have(engine);
      visitor = new Visitor(await engine.open({ scripts: true }), baseURL ?? '');
    });
    test.afterAll(() => visitor?.close());

    for (const [journey, go] of Object.entries(journeys)) test(journey, () => go(visitor));
  });

  test(`${engine.name} reads and links with scripts off`, async ({ baseURL }) => {
    have(engine);
    const visitor = new Visitor(await engine.open({ scripts: false }), baseURL ?? '');
    await visitor.open('/contact');
    expect(await visitor.see(heading)).toBe('Contact us');
    expect(await visitor.see(isAlive)).toBe(false);
    await visitor.click('Events');
    await expect.poll(() => visitor.see(heading)).toBe('Events');
    await visitor.close();
  });
}
