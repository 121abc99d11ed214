import { browserFaults } from './browserFaults';
import type { Fault } from './Fault';
import { registryFaults } from './registryFaults';
import { remoteFaults } from './remoteFaults';
import { shellFaults } from './shellFaults';
import { styleFaults } from './styleFaults';

/** Every kind of trouble a page must outlive. */
export const faults: readonly Fault[] = [
  ...remoteFaults,
  ...styleFaults,
  ...registryFaults,
  ...shellFaults,
  ...browserFaults,
];
