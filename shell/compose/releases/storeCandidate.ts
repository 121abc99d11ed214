import type { BuiltPackage } from '@site/build/packages';
import { places } from '../places';
import type { Candidate } from './Candidate';
import { dropCandidate, storeRelease } from './storeRelease';
import type { NewlyStored } from './storeRelease';
import { verifyCandidate } from './verifyCandidate';

/** Stores a candidate whose files are as they are wanted, whoever built it; another one leaves nothing behind. */
export async function storeCandidate(pkg: BuiltPackage, candidate: Candidate): Promise<NewlyStored> {
  try {
    await verifyCandidate(pkg, candidate);
  } catch (error) {
    await dropCandidate(candidate);
    throw error;
  }
  return storeRelease(places.releases, candidate);
}
