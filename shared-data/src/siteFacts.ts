import type { Fact, Facts } from './Fact';
import type { Closure, WeeklyHours } from './openingHours';

/*
 * What is true of the clinic. Value, status and note of a fact stand together, so that there is one place to edit;
 * the type Facts<…> lets nobody leave a status out. Each topic is a constant of its own: a page bundles the topics
 * it imports, and minifying drops the notes wherever a bundle reads single values (`contact.phone.value`).
 */

const sampleNote = 'Invented. Replace with the real one.';

/** The organization itself. */
interface Organization {
  name: string;
  /** The ministry beside the clinic. */
  partnerMinistry: string;
  /** Where it works, as a reader says it. */
  place: string;
  foundedAs: string;
  /** Completes the sentence '<name> is …'. */
  legalStatus: string;
  /** The federal tax number (EIN) for gift receipts; null until it is known. */
  taxNumber: string | null;
}

export const org: Facts<Organization> = {
  name: { value: 'Morning Path Clinic', status: 'sample', note: sampleNote },
  partnerMinistry: {
    value: 'Hope Family Center',
    status: 'sample',
    note: 'The specification names it as a volunteer area; that it is the partner ministry is our inference.',
  },
  place: { value: 'Auburn, Alabama', status: 'spec' },
  foundedAs: { value: 'Sav-a-Life', status: 'spec' },
  legalStatus: { value: 'a registered 501(c)3 nonprofit', status: 'spec' },
  taxNumber: { value: null, status: 'sample', note: 'Not known yet. Donors need it for their tax records.' },
};

/** Where the finished site lives, without a slash at its end. */
export const siteOrigin: Fact<string> = { value: 'https://www.example.org', status: 'sample', note: sampleNote };

/** A postal address in the United States. */
export interface PostalAddress {
  readonly street: string;
  readonly city: string;
  /** Two letters. */
  readonly state: string;
  readonly postalCode: string;
}

interface Contact {
  /** As people read it: '(334) 555-0142'. */
  phone: string;
  email: string;
  address: PostalAddress;
  /** Completes 'We answer …'. */
  replyTime: string;
}

export const contact: Facts<Contact> = {
  phone: { value: '(334) 555-0142', status: 'sample', note: 'A number reserved for fiction.' },
  email: { value: 'hello@example.org', status: 'sample', note: sampleNote },
  address: {
    value: { street: '123 Example Street', city: 'Auburn', state: 'AL', postalCode: '36830' },
    status: 'sample',
    note: 'The specification says Auburn, Alabama. The street is invented.',
  },
  replyTime: { value: 'within two office days', status: 'sample', note: 'The clinic must confirm it.' },
};

export const hours: Fact<WeeklyHours> = {
  value: {
    Monday: { opens: '8:00 AM', closes: '5:00 PM' },
    Tuesday: { opens: '8:00 AM', closes: '5:00 PM' },
    Wednesday: { opens: '8:00 AM', closes: '5:00 PM' },
    Thursday: { opens: '8:00 AM', closes: '5:00 PM' },
    Friday: { opens: '8:00 AM', closes: '12:00 PM' },
    Saturday: null,
    Sunday: null,
  },
  status: 'spec',
};

/** Holidays and other closed days. */
export const closures: Fact<readonly Closure[]> = {
  value: [],
  status: 'sample',
  note: "No closed days are known. Write { from: 'December 24, 2026', to: 'December 26, 2026', reason: 'Christmas' }.",
};

/** Addresses on other sites. */
interface Links {
  /** The hosted page for gifts. */
  donate: string;
  galaRegistration: string;
  adoption: string;
  afterAbortionSupport: string;
  webDesign: string;
}

export const links: Facts<Links> = {
  donate: { value: 'https://example.org/give', status: 'sample', note: sampleNote },
  galaRegistration: { value: 'https://example.org/register', status: 'sample', note: sampleNote },
  adoption: { value: 'https://example.org/adoption', status: 'sample', note: sampleNote },
  afterAbortionSupport: { value: 'https://example.org/after-abortion-support', status: 'sample', note: sampleNote },
  webDesign: { value: 'https://example.org/web-design', status: 'sample', note: sampleNote },
};

/** What the map and the video need. While one is a sample, its place explains so and offers a plain link. */
interface Embeds {
  /** The public key for embedded maps. */
  mapKey: string;
  videoId: string;
  /** The words spoken in the video; null until they are written down. */
  videoTranscript: string | null;
}

export const embeds: Facts<Embeds> = {
  mapKey: { value: 'SAMPLE_MAPS_KEY', status: 'sample', note: sampleNote },
  videoId: { value: 'SAMPLE_VIDEO', status: 'sample', note: sampleNote },
  videoTranscript: { value: null, status: 'sample', note: 'Needed by people who cannot hear the video.' },
};

/** The name in the address of the Impact page, which the specification leaves open as /{name}. */
export const impactPath: Fact<string> = { value: 'impact', status: 'sample', note: 'Any one lower-case word.' };
