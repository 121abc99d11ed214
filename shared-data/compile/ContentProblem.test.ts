/** @jest-environment node */
import { shownValue } from './ContentProblem';

describe('shownValue', () => {
  it('quotes a text', () => {
    expect(shownValue('31 February 2025')).toBe("'31 February 2025'");
  });

  it('shortens a long text and names its length', () => {
    expect(shownValue('x'.repeat(10_240))).toBe(`'${'x'.repeat(60)}…' (10,240 characters)`);
  });

  it('returns one line without hidden characters', () => {
    expect(shownValue('a\nb\u202ec\u0000')).toBe("'a\\u{a}b\\u{202e}c\\u{0}'");
  });

  it.each([
    [undefined, 'nothing'],
    [null, 'null'],
    [42, '42'],
    [['a'], '["a"]'],
    [10n, '10'],
    [Symbol('s'), 'Symbol(s)'],
  ])('shows %p', (value, shown) => {
    expect(shownValue(value)).toBe(shown);
  });

  it('accepts an object that contains itself', () => {
    const knot: Record<string, unknown> = {};
    knot['self'] = knot;
    expect(shownValue(knot)).toBe('[object Object]');
  });
});
