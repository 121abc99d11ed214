import { availableParallelism } from 'node:os';
import pMap from 'p-map';
import { Refusal } from './UserError';

/**
 * Calls a function for every item, as many at once as there are cores. It finishes all of them even if some fail.
 * @throws Refusal of the first package that fails, with the reasons of all its items. Any other error comes first.
 */
export async function settleAll<Item, Value>(
  items: readonly Item[],
  act: (item: Item) => Promise<Value>,
): Promise<Value[]> {
  const outcomes = await pMap(
    items,
    async (item) => {
      try {
        return { value: await act(item) };
      } catch (error) {
        return { error };
      }
    },
    { concurrency: availableParallelism() },
  );
  const errors = outcomes.flatMap((outcome) => ('error' in outcome ? [outcome.error] : []));
  const refusals = errors.flatMap((error) => (error instanceof Refusal ? [error] : []));
  const [first] = refusals;
  if (errors.length > refusals.length) throw errors.find((error) => !(error instanceof Refusal));
  if (!first) return outcomes.flatMap((outcome) => ('value' in outcome ? [outcome.value] : [])) as Value[];
  const same = refusals.filter(({ owner }) => owner === first.owner);
  throw same.length === 1 ? first : new Refusal(first.owner, ...same.flatMap(({ reasons }) => reasons));
}
