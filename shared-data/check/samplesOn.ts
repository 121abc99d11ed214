import { everyPage } from '../schemas/kinds';
import type { PlacedFact } from './sampleFacts';

/** Returns the samples that are on some of the given pages, or on every page. */
export const samplesOn = <Sample extends Pick<PlacedFact, 'pages'>>(
  samples: readonly Sample[],
  addresses: readonly string[],
): readonly Sample[] =>
  samples.filter(({ pages }) => pages.some((page) => page === everyPage || addresses.includes(page)));
