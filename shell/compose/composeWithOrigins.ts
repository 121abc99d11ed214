import { followOrigins } from './followOrigins';
import { composeSite } from './composeSite';
import type { LivePackage } from './LiveSite';

interface ComposeOptions {
  /** The present instant: ISO 8601, UTC. */
  readonly now: string;
  /** What is live before. */
  readonly before: readonly LivePackage[];
  readonly dropPages: boolean;
  /** Whether to leave the site as it is. */
  readonly isTrial?: boolean;
  /** A section whose origin has to answer. */
  readonly asked?: string;
}

interface Composed {
  /** What is live now. */
  readonly live: readonly LivePackage[];
  readonly pages: number;
  readonly notes: readonly string[];
}

/** Composes the site with what is about to be live here, and with what other origins offer. */
export async function composeWithOrigins(
  next: readonly LivePackage[],
  { now, before, dropPages, isTrial = false, asked }: ComposeOptions,
): Promise<Composed> {
  const followed = await followOrigins(next, { now, ...(asked && { asked }) });
  try {
    const { pages, notes } = await composeSite(followed.live, { before, dropPages, isTrial });
    if (isTrial) await followed.discard();
    return { live: followed.live, pages, notes: [...followed.notes, ...notes] };
  } catch (error) {
    await followed.discard();
    throw error;
  }
}
