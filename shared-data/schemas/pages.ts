import { group, listOf, listOrNone, paragraph, step, title, year } from './fields';
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
    'What happened between the founding and today: none until the clinic tells.',
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
  year: fact(year.nullable()).describe("The year it was counted in: '2025'."),
  source: answer.describe('Who counted, and where that can be read.'),
  way: answer.describe('What counts as a family served.'),
});

export const impact = group({ stories: text });

export const events = group({ mailingList: text });
export const hopeGala = group({ evening: texts, tables: text });
export const babyBottleBoomerang = group({ steps, groups: text });

export const partner = group({ churches: steps, reply: text });
export const volunteer = group({ skills: text, steps });
export const prayer = group({ belief: text });
export const donate = group({
  check: text,
  gifts: texts.describe('What gifts do: three short lines, each of which other pages of this site show.'),
  receipt: text,
  employerMatch: answer.describe('What to do where an employer matches gifts.'),
  stock: answer.describe('How to give stock, or from a donor-advised fund.'),
  change: answer.describe('How to change or end a monthly gift.'),
  form990: answer.describe('How to read the federal form 990.'),
  annualReport: answer.describe('Where the annual report is.'),
});
export const give = group({
  provider: answer.describe(
    'Who runs the page on which gifts are made: donors are told before they go there. Leave it empty while nobody has said.',
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
const brief = fact(listOf(title)).describe(
  'What it costs, how long it takes and what it is not: two to four items of a few words.',
);

/** Who the clinic is, on the pages of the other services. */
export const serviceFaith = text;

export const clinic = group({
  brief,
  scope: text,
  helpsWith: texts,
  doesNotOffer: fact(listOrNone(paragraph)).describe(
    'What the clinic does not offer or refer for, in plain words. The page leaves it out while the list is empty.',
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
