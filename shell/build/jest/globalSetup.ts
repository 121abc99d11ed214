import { compileFixtures } from '@site/shared-data/fixtures/compileFixtures';
import { isolateTests } from '../isolateTests.js';

/** Runs once, before the processes that tests run in are started: these inherit the environment. */
export default function globalSetup(): void {
  compileFixtures();
  isolateTests();
}
