import { count, eventDate, group, listOf, listOrNone, paragraph, step, title, year } from './fields';
import { fact } from './source';

/* What each page states about the clinic, by the name of the page. */

const text = fact(paragraph);
const texts = fact(listOf(paragraph));
const steps = fact(listOf(step));
/** An answer that only the clinic can give. Null until it does. */
const answer = fact(paragraph.nullable());

export const home = group({ firstSteps: steps, welcome: text });

export const about = group({
  faith: text,
  mission: text,
  vision: text,
  values: fact(listOf(group({ name: title, meaning: paragraph }))),
  promises: texts,
});

const milestone = group({ year, text: paragraph });

export const history = group({
  why: text,
  milestones: fact(listOrNone(milestone)).describe(
    'The events between the founding and today. Leave the list empty until the clinic names them.',
  ),
  today: text,
  clinic: text,
  familyCenter: text,
});

export const team = group({ board: text });
export const contact = group({ arrival: texts });

/** The chief executive knows about the letter and its signature. */
export const welcome = group({ letter: texts, thanks: text });

/** The source of the number on the Impact page. The page leaves out unknown parts. */
export const familiesCounted = group({
  year: fact(year.nullable()).describe("The year of the count: '2025'."),
  source: answer.describe('The people who counted, and the published source.'),
  way: answer.describe('The definition of a served family.'),
});

export const impact = group({ stories: text });

export const events = group({ mailingList: text });
export const hopeGala = group({ tables: text });
export const babyBottleBoomerang = group({ steps, groups: text });

export const partner = group({ churches: steps, reply: text });
export const volunteer = group({
  skills: text,
  steps,
  clinicMinimum: fact(group({ hoursPerMonth: count, months: count })).describe(
    'The smallest commitment of clinic volunteers.',
  ),
  fatherhoodMinimum: fact(group({ months: count })).describe(
    'The smallest commitment of volunteers in the fatherhood program.',
  ),
  eventDays: fact(
    listOf(
      group({
        event: title,
        date: eventDate.exactOptional().describe('Leave it out while it is unknown.'),
        time: title,
      }),
    ),
  ).describe('The hours of helpers at the events of an earlier year, as an example.'),
  nextEventDays: text.describe('A sentence about the days of this year. A link to the list of events follows it.'),
});
export const prayer = group({ belief: text });
export const donate = group({
  check: text,
  gifts: texts.describe('The effects of gifts, in three short lines. Other pages of this site show each of them.'),
  receipt: text,
  employerMatch: answer.describe('The steps for gifts that an employer matches.'),
  stock: answer.describe('How to give stock, or from a donor-advised fund.'),
  change: answer.describe('How to change or end a monthly gift.'),
  form990: answer.describe('The way to read the federal form 990.'),
  annualReport: answer.describe('The place of the annual report.'),
});
export const give = group({
  provider: answer.describe(
    'The operator of the page for gifts. Donors see the name before they go there. Leave it empty while it is unknown.',
  ),
});
export const monthlyPartner = group({ why: text, steps, help: text });
export const supplyDrive = group({ steps, mostNeeded: texts, condition: text });

export const clinicAnswers = group({
  testTime: answer,
  resultTime: answer,
  cost: answer,
  ultrasoundCost: answer,
  parents: answer,
  under18: answer,
  comingAlone: answer,
  training: answer.describe('Who the nurses and counselors are, and what their training is.'),
  license: answer.describe('Under which license the clinic works, and which doctor answers for it.'),
});

/** A service in a few words, for the first screen of its page. */
const brief = fact(listOf(title)).describe('The cost, the duration and the limits: two to four items of a few words.');

/** Who the clinic is, on the pages of the other services. */
export const serviceFaith = text;

export const clinic = group({
  brief,
  scope: text,
  helpsWith: texts,
  doesNotOffer: fact(listOrNone(paragraph)).describe(
    'Services that the clinic neither offers nor refers for, in plain words. The page omits an empty list.',
  ),
  leaving: text,
  firstVisit: steps,
});
export const parenting = group({
  brief,
  cost: text,
  offers: texts,
  company: text,
  steps,
  dads: text,
  familyCenter: text,
});
export const adoption = group({ brief, cost: text, pace: text, steps });
export const counseling = group({ brief, cost: text, welcome: text, forms: texts, freedom: text });
