import { compileFixtures } from '@site/shared-data/fixtures/compileFixtures';

/** Runs once, before the processes that tests run in are started. */
export default function globalSetup(): void {
  compileFixtures();
}
