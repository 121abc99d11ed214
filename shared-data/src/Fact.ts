import type { ClinicDay } from './dates/clinicDay';

/** Who at the clinic can know whether something is true. */
export const knowers = [
  'adoption liaison',
  'board',
  'chief executive',
  'client services',
  'development',
  'events',
  'family center',
  'fatherhood program',
  'nurse manager',
  'office',
  'parenting program',
  'post-abortion support',
  'volunteer coordinator',
] as const;

export type Knower = (typeof knowers)[number];

/**
 * Where something comes from: the specification, a confirmation, or a sample that waits for the real one. A sample says
 * who could confirm it.
 */
export type Source = (
  | { readonly status: 'spec' | 'confirmed'; readonly knownBy?: Knower }
  | { readonly status: 'sample'; readonly knownBy: Knower }
) & {
  /** What is missing, or where the value was found. */
  readonly note?: string;
  /** The day somebody last compared the value with its source. */
  readonly verifiedOn?: ClinicDay;
};

/** Something that is true of the clinic, and how sure the site is of it. */
export type Fact<Value> = Source & { readonly value: Value };

/** A group of facts: every value of the plain type becomes a fact, so none can be written without its source. */
export type Facts<Values> = { readonly [Name in keyof Values]: Fact<Values[Name]> };

/** Where each field of the entries of a list comes from: a field cannot be added without its source. */
export type Sources<Entry> = { readonly [Field in keyof Required<Entry>]: Source };

/** Stands in the specification. */
export const given: Source = { status: 'spec' };

/** Drawn for this site and described as it is drawn: there is nothing to confirm. */
export const drawn: Source = { status: 'confirmed' };

/** What one page says of the clinic, under the page's name in `paths`: `historyFacts` is said on `paths.history`. */
export type PageFacts = Readonly<Record<string, Fact<unknown>>>;
