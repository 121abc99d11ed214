import { setBuildDay } from '@site/section/today';
import { render, screen } from '@testing-library/react';
import { App } from './App';
import { createRouter } from './router/createRouter';
import type { Registry } from './sections/registry';

const registry: Registry = { day: '2026-11-21', demo: false, sections: [], events: [] };

beforeEach(() => {
  setBuildDay(registry.day);
  Object.assign(window, { matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }) });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

it('shows where the visitor went while the first page was made', async () => {
  const router = createRouter(() => true);
  const goBeforeAnythingListens = (changed: () => void) => {
    router.navigator.replace('/nowhere', null);
    return router.subscribe(changed);
  };
  render(
    <App
      registry={registry}
      router={{ ...router, subscribe: goBeforeAnythingListens }}
      pageAt={() => new Promise(() => {})}
      reopen={() => false}
    />,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
});
