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
 * Where something comes from: the specification, this site's own making, a confirmation, or a sample that waits for the
 * real one. A sample says who could confirm it, a confirmation who did and when.
 */
export type Source = (
  | { readonly status: 'spec' | 'own'; readonly knownBy?: Knower }
  | {
      readonly status: 'confirmed';
      readonly knownBy?: Knower;
      /** A person of the clinic, or the publisher of what is not the clinic's. */
      readonly confirmedBy: string;
      /** The day on which the value was last compared with its source. */
      readonly verifiedOn: ClinicDay;
    }
  | { readonly status: 'sample'; readonly knownBy: Knower }
) & {
  /** What is missing, or where the value was found. */
  readonly note?: string;
};

/** Something that is true of the clinic, and how sure the site is of it. */
export type Fact<Value> = Source & { readonly value: Value };

/** A group of facts: every value of the plain type becomes a fact, so none can be written without its source. */
export type Facts<Values> = { readonly [Name in keyof Values]: Fact<Values[Name]> };

/** Where each field of the entries of a list comes from: a field cannot be added without its source. */
export type Sources<Entry> = { readonly [Field in keyof Required<Omit<Entry, 'source'>>]: Source };

/** An entry of a list. */
export interface Sourced {
  /** Where this one comes from, where that differs from its list: a real colleague beside samples. */
  readonly source?: Source;
}

/** Where a field of an entry comes from, given where the field comes from in its list. */
export const sourceOf = ({ source }: Sourced, listed: Source): Source =>
  source === undefined || listed.status === 'own' ? listed : source;

/** Stands in the specification. */
export const given: Source = { status: 'spec' };

/** Made for this site, such as a drawing and its description, or what a button says: there is nothing to confirm. */
export const own: Source = { status: 'own' };

/** What one page says of the clinic, under the page's name in `paths`: `historyFacts` is said on `paths.history`. */
export type PageFacts = Readonly<Record<string, Fact<unknown>>>;
