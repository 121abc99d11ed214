import type { Facts } from './Fact';

/** A telephone service run by others. */
export interface Hotline {
  readonly name: string;
  readonly phone: string;
  /** What to do with the number: 'Call' or 'Call or text'. */
  readonly action: 'Call' | 'Call or text';
  /** Where to send a text message, for whoever cannot speak freely. */
  readonly text?: { readonly to: string; readonly word?: string };
  /** When to use it, in a few words. */
  readonly use: string;
}

interface Hotlines {
  emergency: Hotline;
  lifeline: Hotline;
  maternalMentalHealth: Hotline;
  domesticViolence: Hotline;
}

export const hotlines: Facts<Hotlines> = {
  emergency: {
    value: {
      name: 'Emergency',
      phone: '911',
      action: 'Call',
      use: 'For danger, severe pain or heavy bleeding. Or go to the nearest emergency room.',
    },
    status: 'confirmed',
    confirmedBy: '911.gov',
    verifiedOn: '2026-11-21',
  },
  lifeline: {
    value: {
      name: '988 Suicide and Crisis Lifeline',
      phone: '988',
      action: 'Call or text',
      text: { to: '988' },
      use: 'If life feels too heavy',
    },
    status: 'confirmed',
    confirmedBy: '988lifeline.org',
    verifiedOn: '2026-11-21',
  },
  maternalMentalHealth: {
    value: {
      name: 'Maternal Mental Health Hotline',
      phone: '1-833-852-6262',
      action: 'Call or text',
      text: { to: '1-833-852-6262' },
      use: 'For pregnant people and new parents',
    },
    status: 'confirmed',
    confirmedBy: 'mchb.hrsa.gov',
    verifiedOn: '2026-11-21',
  },
  domesticViolence: {
    value: {
      name: 'National Domestic Violence Hotline',
      phone: '1-800-799-7233',
      action: 'Call',
      text: { to: '88788', word: 'START' },
      use: 'If you are afraid of someone close to you',
    },
    status: 'confirmed',
    confirmedBy: 'thehotline.org and ovc.ojp.gov',
    verifiedOn: '2026-11-21',
  },
};
