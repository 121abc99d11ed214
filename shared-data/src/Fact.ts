import type { ClinicDay } from './clinicTime';

/** Where a fact comes from: the specification, a confirmation, or a sample that waits for the real one. */
export type FactStatus = 'spec' | 'confirmed' | 'sample';

/** Something that is true of the clinic, and how sure the site is of it. */
export interface Fact<Value> {
  readonly value: Value;
  readonly status: FactStatus;
  /** What is missing, or where the value was found. */
  readonly note?: string;
  /** The day somebody last compared the value with its source. */
  readonly verifiedOn?: ClinicDay;
}

/** A group of facts: every value of the plain type becomes a fact, so none can be written without its status. */
export type Facts<Values> = { readonly [Name in keyof Values]: Fact<Values[Name]> };
