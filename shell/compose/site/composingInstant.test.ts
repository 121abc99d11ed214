/** @jest-environment node */
import { composingInstant } from './composingInstant';

describe('SOURCE_DATE_EPOCH', () => {
  it('stands in for the present instant', () => {
    expect(composingInstant('1770000000').toISOString()).toBe('2026-02-02T02:40:00.000Z');
  });

  it.each(['tomorrow', '-5', '1e30', '99999999999999999'])('is refused when it is %p', (epoch) => {
    expect(() => composingInstant(epoch)).toThrow(`SOURCE_DATE_EPOCH is '${epoch}'; it wants seconds since 1970`);
  });
});
