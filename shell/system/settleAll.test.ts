/** @jest-environment node */
import { settleAll } from './settleAll';
import { Refusal } from './UserError';

const refusing = (item: string) =>
  item.startsWith('/') ? Promise.reject(new Refusal(item.slice(1, 2), `${item} is bad`)) : Promise.resolve(item);

describe('settleAll', () => {
  it('returns the results in the order of the items', async () => {
    expect(await settleAll(['a', 'b'], refusing)).toEqual(['a', 'b']);
  });

  it('reports every reason of the first package that is rejected', async () => {
    await expect(settleAll(['/a1', 'b', '/c1', '/a2'], refusing)).rejects.toThrow(/^a: \/a1 is bad\na: \/a2 is bad$/);
  });

  it('reports any other error first', async () => {
    const failing = (item: string) => (item === 'x' ? Promise.reject(new Error('no disk')) : refusing(item));
    await expect(settleAll(['/a1', 'x'], failing)).rejects.toThrow('no disk');
  });
});
