import { setTimeout as sleep } from 'node:timers/promises';
import { severalAtOnce } from './severalAtOnce';

describe('severalAtOnce', () => {
  it('gives the outcomes in order', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const slow = async (number: number) => sleep(number % 7, number * 2);
    expect(await severalAtOnce(numbers, slow)).toEqual(numbers.map((number) => number * 2));
  });

  it('ends with the first failure', async () => {
    await expect(severalAtOnce([1, 2], (number) => Promise.reject(new Error(`no ${number}`)))).rejects.toThrow('no 1');
  });
});
