import { z } from 'zod';
import { parseClockTime } from '../src/parseClockTime';
import { parseEventDate } from '../src/parseEventDate';
import { weekdays } from '../src/openingHours';
import type { PictureFiles } from './Content';
import { imageAmong } from './entryFields';
import { entryOf } from './entryOf';
import {
  clockTime,
  emailAddress,
  eventDate,
  externalUrl,
  identifier,
  key,
  longText,
  origin,
  paragraph,
  phoneNumber,
  taxNumber,
  title,
} from './fieldSchemas';
import { inOrder } from './inOrder';

const listOf = (schema: z.ZodType) => z.array(schema, { error: 'a list' });
const texts = listOf(paragraph);
const openHours = inOrder(entryOf({ opens: clockTime, closes: clockTime }), {
  first: 'opens',
  last: 'closes',
  read: parseClockTime,
  mayBeEqual: false,
});
const closure = inOrder(entryOf({ from: eventDate, to: eventDate, reason: title }), {
  first: 'from',
  last: 'to',
  read: parseEventDate,
  mayBeEqual: true,
});
const hotline = entryOf({
  name: title,
  phone: phoneNumber,
  action: z.enum(['Call', 'Call or text'], { error: "'Call' or 'Call or text'" }),
  use: title,
});

/** The value of every fact, by file and name; `[]` stands for each place of a list. */
export function factSchemas(
  pictures: PictureFiles | null,
): Readonly<Record<string, Readonly<Record<string, z.ZodType>>>> {
  return {
    'siteFacts.ts': {
      'org.name': title,
      'org.partnerMinistry': title,
      'org.place': title,
      'org.foundedAs': title,
      'org.legalStatus': title,
      'org.taxNumber': taxNumber.nullable(),
      siteOrigin: origin,
      'contact.phone': phoneNumber,
      'contact.email': emailAddress,
      'contact.address': entryOf({ street: title, city: title, state: title, postalCode: title }),
      'contact.replyTime': title,
      hours: entryOf(Object.fromEntries(weekdays.map((weekday) => [weekday, openHours.nullable()]))),
      closures: listOf(closure),
      'links.donate': externalUrl,
      'links.galaRegistration': externalUrl,
      'links.adoption': externalUrl,
      'links.afterAbortionSupport': externalUrl,
      'links.webDesign': externalUrl,
      'embeds.mapKey': key,
      'embeds.videoId': key,
      'embeds.videoTranscript': longText.nullable(),
      impactPath: identifier,
    },
    'claims.ts': {
      'claims.familiesServed': title,
      'claims.years': title,
      'claims.hotline': title,
      'claims.howCounted': paragraph.nullable(),
    },
    'hotlines.ts': {
      'hotlines.emergency': hotline,
      'hotlines.lifeline': hotline,
      'hotlines.maternalMentalHealth': hotline,
      'hotlines.domesticViolence': hotline,
    },
    'affiliates.ts': { 'affiliates[]': entryOf({ name: title, image: imageAmong(pictures) }) },
    'chiefExecutive.ts': { chiefExecutive: entryOf({ name: title, title }) },
    'entrySources.ts': {
      'entrySources.staff': title,
      'entrySources.boardMembers': title,
      'entrySources.blogPosts': title,
      'entrySources.events': title,
      'entrySources.eventResources': title,
      'entrySources.participatingLocations': title,
    },
    'statements.ts': {
      'statements.mission': paragraph,
      'statements.vision': paragraph,
      'statements.values': listOf(entryOf({ name: title, meaning: paragraph })),
      'statements.promises': texts,
    },
    'programFacts.ts': {
      'clinicVisit.helpsWith': texts,
      'clinicVisit.doesNotOffer': texts,
      'clinicVisit.visitLength': title,
      'clinicVisit.bring': texts,
      'clinicVisit.arrival': texts,
      parentingOffers: texts,
      counselingForms: texts,
      galaEvening: texts,
      volunteerSteps: texts,
      monthlyTerms: paragraph,
      mostNeededItems: texts,
      milestones: listOf(entryOf({ year: title, text: paragraph })),
    },
  };
}
