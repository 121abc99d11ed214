import { z } from 'zod';
import { parseClockTime } from '../src/dates/openingHours';
import { parseEventDate } from '../src/dates/eventDate';
import { weekdays } from '../src/dates/clinicDay';
import type { PictureFiles } from './Content';
import { imageAmong, postalAddress } from './entryFields';
import {
  entryOf,
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
  shortNumber,
  taxNumber,
  title,
  year,
} from './fieldSchemas';
import { inOrder } from './inOrder';

const listOf = (schema: z.ZodType) => z.array(schema, { error: 'a list' });
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
  text: entryOf({ to: shortNumber, word: title.optional() }).optional(),
  action: z.enum(['Call', 'Call or text'], { error: "'Call' or 'Call or text'" }),
  use: title,
});

/** The value of every fact that is more than prose, by file and name; `[]` stands for each place of a list. */
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
      'contact.textLine': phoneNumber.nullable(),
      'contact.afterHours': paragraph,
      'contact.callBack': paragraph,
      'contact.email': emailAddress,
      'contact.address': postalAddress,
      'contact.replyTime': title,
      'contact.appointments': paragraph,
      'contact.language': paragraph,
      'contact.languageInSpanish': paragraph.nullable(),
      familyCenterAddress: postalAddress,
      hours: entryOf(Object.fromEntries(weekdays.map((weekday) => [weekday, openHours.nullable()]))),
      closures: listOf(closure),
      'firstVisit.length': title,
      'firstVisit.bring': listOf(paragraph),
      privacy: paragraph,
      'links.donate': externalUrl,
      'links.galaRegistration': externalUrl,
      'links.adoption': externalUrl,
      'links.afterAbortionSupport': externalUrl,
      'links.webDesign': externalUrl,
      'embeds.mapKey': key.nullable(),
      'embeds.videoId': key,
      'embeds.videoTranscript': longText.nullable(),
      impactPath: identifier,
    },
    'claims.ts': {
      'claims.familiesServed': title,
      'claims.years': title,
      'claims.hotline': title,
      'claims.hotlinePhone': phoneNumber.nullable(),
    },
    'facts/about.ts': {
      'familiesCounted.year': year.nullable(),
      'familiesCounted.source': paragraph.nullable(),
      'familiesCounted.way': paragraph.nullable(),
    },
    'hotlines.ts': {
      'hotlines.emergency': hotline,
      'hotlines.lifeline': hotline,
      'hotlines.maternalMentalHealth': hotline,
      'hotlines.domesticViolence': hotline,
    },
    'affiliates.ts': { 'affiliates[]': entryOf({ name: title, image: imageAmong(pictures) }) },
    'roles.ts': {
      'roles.volunteers': title,
      'roles.familyCenter': title,
      'roles.fatherhood': title,
      'roles.churches': title,
    },
    'chiefExecutive.ts': { chiefExecutive: entryOf({ name: title, title }) },
  };
}
