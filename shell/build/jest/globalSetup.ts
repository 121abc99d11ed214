import { compileFixtures } from '@site/shared-data/fixtures/compileFixtures';
import { isolateTests } from '../isolateTests.js';

/** Runs once, before Jest starts the test processes. They inherit its environment. */
export default function globalSetup(): void {
  compileFixtures();
  isolateTests();
}
