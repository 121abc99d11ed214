/** How many are under way together: enough to keep every core busy compressing, few enough to hold in memory. */
const width = 16;

/** Does something with each item, several at a time, and gives the outcomes in order. The first failure ends it. */
export async function severalAtOnce<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = items.entries();
  const work = async () => {
    for (const [index, item] of waiting) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: width }, work));
  return results;
}
