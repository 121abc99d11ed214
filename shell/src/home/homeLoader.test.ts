import type { Registry } from '../sections/registry';
import { homeLoader } from './homeLoader';

describe('homeLoader', () => {
  it('rejects if the list of sections says that another shell has the page', async () => {
    const registry: Registry = { day: '2026-04-10', demo: false, sections: [], events: [] };
    const load = homeLoader(registry);
    // The list loads after the page.
    Object.assign(registry, { isHomeElsewhere: true });
    await expect(load()).rejects.toThrow('another shell has the home page');
  });
});
