import { setTimeout as sleep } from 'node:timers/promises';
import { mapConcurrently } from './mapConcurrently';

describe('mapConcurrently', () => {
  it('gives the outcomes in order', async () => {
    const numbers = Array.from({ length: 100 }, (_, index) => index);
    const slow = async (number: number) => sleep(number % 7, number * 2);
    expect(await mapConcurrently(numbers, slow)).toEqual(numbers.map((number) => number * 2));
  });

  it('ends with the first failure', async () => {
    await expect(mapConcurrently([1, 2], (number) => Promise.reject(new Error(`no ${number}`)))).rejects.toThrow(
      'no 1',
    );
  });

  it('begins nothing after a failure, and waits for what is under way', async () => {
    const ended: number[] = [];
    const work = async (number: number) => {
      await sleep(number === 3 ? 1 : 20);
      if (number === 3) throw new Error('no');
      ended.push(number);
    };
    await expect(
      mapConcurrently(
        Array.from({ length: 50 }, (_, index) => index),
        work,
      ),
    ).rejects.toThrow('no');
    expect(ended.length).toBe(15);
  });
});
