import { placeOf } from './placeOf';

const thrown = (...lines: string[]) => ({
  stack: ['Error: no gala', ...lines.map((line) => `    at ${line}`)].join('\n'),
});

describe('placeOf', () => {
  it('is the first line of the stack in a bundle', () => {
    const error = thrown(
      'Array.map (<anonymous>)',
      'Gala (/a b/events/prerender.cjs:12:34)',
      'C (/x/prerender.cjs:1:2)',
    );
    expect(placeOf(error)).toEqual({ file: '/a b/events/prerender.cjs', line: 12, column: 34 });
    expect(placeOf(thrown('/a/prerender.cjs:5:6'))).toEqual({ file: '/a/prerender.cjs', line: 5, column: 6 });
  });

  it.each([[thrown('run (/a/main.js:1:2)')], [new Error('a')], ['words'], [undefined]])('is none for %p', (error) => {
    expect(placeOf(error instanceof Error ? { stack: 'Error: a' } : error)).toBeUndefined();
  });
});
