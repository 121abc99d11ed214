import type { Fact, Facts } from './Fact';
import type { Closure, WeeklyHours } from './dates/openingHours';

/*
 * What is true of the clinic, and shown by more than one package. Value, status and note of a fact stand together, so
 * that there is one place to edit; the type Facts<…> lets nobody leave a status out. Each topic is a constant of its
 * own: a page bundles the topics it imports, and minifying drops the notes wherever a bundle reads single values
 * (`contact.phone.value`).
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
  /** The federal tax number (EIN) for gift receipts; null until it is known: pages say nothing of it then. */
  taxNumber: string | null;
}

export const org: Facts<Organization> = {
  name: { value: 'Morning Path Clinic', status: 'sample', knownBy: 'board', note: sampleNote },
  partnerMinistry: {
    value: 'Hope Family Center',
    status: 'sample',
    knownBy: 'board',
    note: 'The specification names it as a volunteer area; that it is the partner ministry is our inference.',
  },
  place: { value: 'Auburn, Alabama', status: 'spec' },
  foundedAs: { value: 'Sav-a-Life', status: 'spec' },
  legalStatus: { value: 'a registered 501(c)3 nonprofit', status: 'spec' },
  taxNumber: {
    value: null,
    status: 'sample',
    knownBy: 'development',
    note: 'Not known yet. Donors need it for their tax records.',
  },
};

/** Where the finished site lives, without a slash at its end. */
export const siteOrigin: Fact<string> = {
  value: 'https://www.example.org',
  status: 'sample',
  knownBy: 'office',
  note: sampleNote,
};

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
  /** The number for text messages; null while there is none. */
  textLine: string | null;
  /** What happens to a call outside the office hours, in a sentence or two. */
  afterHours: string;
  /** How a caller stays safe from a call at the wrong moment, in a sentence; a page says it once. */
  callBack: string;
  email: string;
  address: PostalAddress;
  /** When an e-mail is answered, in a sentence. */
  replyTime: string;
  /** Whether people come with or without an appointment, in a sentence. */
  appointments: string;
  /** Which languages the staff speak. */
  language: string;
  /** The same in Spanish; null while it has not been said: pages leave it out then. */
  languageInSpanish: string | null;
}

export const contact: Facts<Contact> = {
  phone: { value: '(334) 555-0142', status: 'sample', knownBy: 'office', note: 'A number reserved for fiction.' },
  textLine: { value: '(334) 555-0143', status: 'sample', knownBy: 'office', note: 'A number reserved for fiction.' },
  afterHours: {
    value: 'After hours you can leave a message. Someone hears it on the next office day.',
    status: 'sample',
    knownBy: 'office',
  },
  callBack: {
    value: 'Tell us if we may call back, and when it is safe.',
    status: 'sample',
    knownBy: 'client services',
    note: 'A call at the wrong moment can expose somebody. Does the staff ask before it calls back?',
  },
  email: { value: 'hello@example.org', status: 'sample', knownBy: 'office', note: sampleNote },
  address: {
    value: { street: '123 Example Street', city: 'Auburn', state: 'AL', postalCode: '36830' },
    status: 'sample',
    knownBy: 'office',
    note: 'The specification says Auburn, Alabama. The street is invented.',
  },
  replyTime: { value: 'We answer within two office days.', status: 'sample', knownBy: 'office' },
  appointments: {
    value: 'Please call before you come, so that someone has time for you.',
    status: 'sample',
    knownBy: 'client services',
  },
  language: {
    value: 'The staff speak English. Please tell us if another language is easier for you.',
    status: 'sample',
    knownBy: 'client services',
  },
  languageInSpanish: {
    value: 'El personal habla inglés. Díganos si prefiere hablar en español.',
    status: 'sample',
    knownBy: 'client services',
    note: 'To be read by somebody who speaks Spanish. Is there somebody who can answer in Spanish?',
  },
};

/** Where the partner ministry is. */
export const familyCenterAddress: Fact<PostalAddress> = {
  value: { ...contact.address.value, street: '125 Example Street' },
  status: 'sample',
  knownBy: 'family center',
  note: sampleNote,
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

/** Holidays and other closed days. While this is a sample, the site asks people to call first on holidays. */
export const closures: Fact<readonly Closure[]> = {
  value: [],
  status: 'sample',
  knownBy: 'office',
  note: "No closed days are known. Write { from: 'November 26, 2026', to: 'November 27, 2026', reason: 'Thanksgiving' }.",
};

/** What a first visit takes. */
interface FirstVisit {
  /** Completes 'A first visit takes …'. */
  length: string;
  bring: readonly string[];
}

export const firstVisit: Facts<FirstVisit> = {
  length: { value: 'about an hour', status: 'sample', knownBy: 'client services' },
  bring: {
    value: ['A photo ID, if you have one', 'Your questions', 'A friend, if you want'],
    status: 'sample',
    knownBy: 'client services',
  },
};

/** What the clinic does with what people tell it, and with whom it shares that. */
export const privacy: Fact<string> = {
  value:
    'Your details stay with the staff who help you. We share them when you ask us to, or when the law says that we must.',
  status: 'sample',
  knownBy: 'chief executive',
  note: 'Written for this site. Have it read by somebody who knows the law.',
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
  donate: { value: 'https://example.org/give', status: 'sample', knownBy: 'development', note: sampleNote },
  galaRegistration: { value: 'https://example.org/register', status: 'sample', knownBy: 'events', note: sampleNote },
  adoption: { value: 'https://example.org/adoption', status: 'sample', knownBy: 'adoption liaison', note: sampleNote },
  afterAbortionSupport: {
    value: 'https://example.org/after-abortion-support',
    status: 'sample',
    knownBy: 'post-abortion support',
    note: sampleNote,
  },
  webDesign: { value: 'https://example.org/web-design', status: 'sample', knownBy: 'office', note: sampleNote },
};

/** What the map and the video need. */
interface Embeds {
  /** The public key for embedded maps; null while there is none: the map is asked for without a key then. */
  mapKey: string | null;
  videoId: string;
  /** The words spoken in the video; null until they are written down: the page leaves them out then. */
  videoTranscript: string | null;
}

export const embeds: Facts<Embeds> = {
  mapKey: {
    value: null,
    status: 'sample',
    knownBy: 'office',
    note: 'Named by the specification; its value is missing.',
  },
  videoId: {
    value: 'SAMPLE_VIDEO',
    status: 'sample',
    knownBy: 'chief executive',
    note: 'Until the clinic supplies its own video, the page says that it is to come and loads nothing.',
  },
  videoTranscript: {
    value: null,
    status: 'sample',
    knownBy: 'chief executive',
    note: 'Needed by people who cannot hear the video.',
  },
};

/** The name in the address of the Impact page, which the specification leaves open as /{name}. */
export const impactPath: Fact<string> = {
  value: 'impact',
  status: 'sample',
  knownBy: 'office',
  note: 'Any one lower-case word.',
};
