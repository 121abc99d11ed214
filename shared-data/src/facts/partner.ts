import type { Fact, PageFacts } from '@site/shared-data/Fact';
import { contact, org } from '@site/shared-data/siteFacts';

/* What the pages for volunteers, donors and churches say of the clinic. */

export const partnerFacts = {
  churches: {
    value: [
      { title: 'A speaker', text: 'Invite someone from the team to a service, a class or a small group.' },
      { title: 'Baby bottles', text: 'Hand out empty bottles, and collect them again filled with change.' },
      { title: 'A supply drive', text: 'Gather diapers, wipes and baby clothes over a few Sundays.' },
      { title: 'Prayer', text: 'Put the prayer topics of this site in your bulletin, and pray along.' },
    ],
    status: 'sample',
    knownBy: 'events',
  },
  reply: {
    value: `Write what you have in mind. ${contact.replyTime.value}`,
    status: 'sample',
    knownBy: 'events',
  },
} as const satisfies PageFacts;

export const volunteerFacts = {
  skills: {
    value: 'You do not need special skills to help. A little time and a warm welcome go a long way.',
    status: 'sample',
    knownBy: 'volunteer coordinator',
  },
  steps: {
    value: ['Talk with us', 'Meet the team', 'Learn with someone who has done it', 'Start when you are ready'],
    status: 'sample',
    knownBy: 'volunteer coordinator',
  },
} as const satisfies PageFacts;

export const prayerFacts = {
  belief: {
    value: 'We believe that God hears, and we are glad when you pray along.',
    status: 'sample',
    knownBy: 'chief executive',
  },
} as const satisfies PageFacts;

export const donateFacts = {
  check: { value: `Yes. Make it out to ${org.name.value} and mail it to:`, status: 'sample', knownBy: 'development' },
  gifts: {
    value: [
      'It helps to keep the door open and the lights on.',
      'It helps to put diapers, wipes and small clothes on the shelf.',
      'It helps to give moms and dads time with someone who listens.',
      'It helps to prepare staff and volunteers well.',
    ],
    status: 'sample',
    knownBy: 'development',
  },
  receipt: {
    value: 'Yes. We send you a receipt for your tax records. If it does not come, please tell us.',
    status: 'sample',
    knownBy: 'development',
  },
} as const satisfies PageFacts;

/** Who runs the page on which gifts are made: donors are told before they go there. Null while nobody has said. */
const provider: Fact<string | null> = {
  value: null,
  status: 'sample',
  knownBy: 'development',
  note: 'The company that runs the giving page and handles the payment.',
};

export const giveFacts = { provider } as const satisfies PageFacts;

export const monthlyPartnerFacts = {
  why: {
    value:
      'When you give each month, we know what we can count on. It is easier to plan classes and to keep the shelves full.',
    status: 'sample',
    knownBy: 'development',
  },
  steps: {
    value: [
      { title: 'Choose any amount', text: 'Small is welcome. What counts is that it comes each month.' },
      { title: 'Set it up online', text: 'Our giving page opens in a new tab. Choose the monthly option there.' },
      { title: 'Get your receipt', text: 'We send you one for your tax records.' },
      { title: 'Change it any time', text: 'You can change the amount or stop at any time.' },
    ],
    status: 'sample',
    knownBy: 'development',
  },
  help: {
    value: 'We are glad to help you set up, change or stop a monthly gift.',
    status: 'sample',
    knownBy: 'development',
  },
} as const satisfies PageFacts;

export const supplyDriveFacts = {
  steps: {
    value: [
      { title: 'Pick a date', text: 'One afternoon works, and so does a whole month.' },
      { title: 'Tell us', text: 'Write or call, and we plan the delivery with you.' },
      { title: 'Collect', text: 'Set out a box, share the list below and invite your friends.' },
      { title: 'Deliver', text: 'Bring your boxes to us during office hours. We help you carry.' },
      { title: 'Celebrate', text: 'Thank your helpers. You made room ready for a baby.' },
    ],
    status: 'sample',
    knownBy: 'family center',
  },
  mostNeeded: {
    value: [
      'Diapers, all sizes',
      'Baby wipes',
      'Baby formula, unopened',
      'Baby bottles, new',
      'Onesies',
      'Baby blankets',
      'Car seats, new',
    ],
    status: 'sample',
    knownBy: 'family center',
  },
  condition: {
    value:
      'Clothes and blankets can be gently used. Formula, bottles and car seats need to be new. Please leave out anything that was recalled.',
    status: 'sample',
    knownBy: 'family center',
  },
} as const satisfies PageFacts;
