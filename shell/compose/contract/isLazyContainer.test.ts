import { lazyContainer } from '@site/build/lazyContainer';
import { isLazyContainer } from './isLazyContainer';

const { beginning, end } = lazyContainer('mfeNews');

/** Returns code as the build wraps it. */
const wrapped = (code: string) => `//# allFunctionsCalledOnLoad\n${beginning}\n${code}\n${end}\n`;

describe('isLazyContainer', () => {
  it('recognizes a container that the build has wrapped', () => {
    expect(isLazyContainer(wrapped('var mfeNews;(()=>{"use strict";mfeNews={}})();'), 'mfeNews')).toBe(true);
  });

  it('is not fooled by the name of another container', () => {
    expect(isLazyContainer(wrapped('var mfeNews={}'), 'mfeGifts')).toBe(false);
  });

  it.each([
    ['not wrapped', 'var mfeNews={init(){},get(){}}'],
    ['code before it', `alert();${wrapped('var mfeNews={}')}`],
    ['code behind a comment that ends early', `// \u2028alert();\n${wrapped('var mfeNews={}')}`],
    ['code after it', `${wrapped('var mfeNews={}')}alert();`],
    ['code outside the function', wrapped('});alert();(function(){')],
    ['an open comment', wrapped('});alert();/*')],
    ['an open template', wrapped('var mfeNews=`')],
  ])('does not accept a script with %s', (_, script) => {
    expect(isLazyContainer(script, 'mfeNews')).toBe(false);
  });

  it('runs the code of a wrapped container once, at its first call', () => {
    const code = 'ran.push(1);var mfeNews={init:(scope)=>scope+1,get:(name)=>name}';
    const ran: number[] = [];
    const run = new Function('ran', `${wrapped(code)}return mfeNews`) as (list: number[]) => {
      init: (scope: number) => number;
      get: (name: string) => string;
    };
    const container = run(ran);
    expect(ran).toEqual([]);
    expect([container.init(1), container.get('./section')]).toEqual([2, './section']);
    expect(ran).toEqual([1]);
  });
});
