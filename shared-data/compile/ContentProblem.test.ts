import { shownValue } from './ContentProblem';

describe('shownValue', () => {
  it('quotes a text', () => {
    expect(shownValue('31 February 2025')).toBe("'31 February 2025'");
  });

  it('cuts a long text short and says how long it was', () => {
    expect(shownValue('x'.repeat(10_240))).toBe(`'${'x'.repeat(60)}…' (10,240 characters)`);
  });

  it('stays on one line and hides nothing', () => {
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

  it('survives an object that holds itself', () => {
    const knot: Record<string, unknown> = {};
    knot['self'] = knot;
    expect(shownValue(knot)).toBe('[object Object]');
  });
});
