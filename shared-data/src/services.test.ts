import { services } from './services';

describe('services', () => {
  it('are the four service pages, in their order', () => {
    expect(services.map(({ path }) => path)).toEqual([
      '/services/clinic',
      '/services/parenting',
      '/services/adoption',
      '/services/counseling',
    ]);
  });
});
