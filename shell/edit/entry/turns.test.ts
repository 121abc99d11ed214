/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import { openTurns } from './turns';

describe('a turn', () => {
  it('begins a task when the last one has ended, even if that failed', async () => {
    const { save } = openTurns();
    const order: string[] = [];
    const first = save(async () => {
      order.push('first');
      await setTimeout(10);
      order.push('failed');
      throw new Error('full');
    });
    const second = save(() => order.push('second'));
    await expect(first).rejects.toThrow('full');
    await second;
    expect(order).toEqual(['first', 'failed', 'second']);
  });

  it('does not wait for another turn', async () => {
    const { save, work } = openTurns();
    void work(() => new Promise(() => {}));
    expect(await save(() => 'saved')).toBe('saved');
  });
});
