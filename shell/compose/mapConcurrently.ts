/** How many are under way together: enough to keep every core busy compressing, few enough to hold in memory. */
const width = 16;

/**
 * Does something with each item, several at a time, and gives the outcomes in order. After a failure no other one is begun;
 * it is told once all that were under way have ended, so that nothing goes on behind the back of whoever clears up.
 */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const failures: unknown[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) {
      if (failures.length > 0) return;
      try {
        results[index] = await run(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({ length: width }, work));
  if (failures.length > 0) throw failures[0];
  return results;
}
