import type { StructuredData } from '@site/section/Section';
import { dialed } from '@site/shared-data/contactLinks';
import { weekdays } from '@site/shared-data/dates/clinicDay';
import { parseClockTime, sessionsOf, type WeeklyHours } from '@site/shared-data/dates/openingHours';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { socialImage } from '@site/shared-data/pictures';
import { searchFacts } from '@site/shared-data/searchFacts';
import { closures, contact, hours, org, siteOrigin } from '@site/shared-data/siteFacts';
import { structuredAddress } from '@site/shared-data/postalAddress';

/** Formats a time for schema.org: '8:00 AM' becomes '08:00'. */
function isoTime(text: string): string {
  const minutes = parseClockTime(text);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/**
 * Returns the open hours of each weekday. A missing day is closed. Schema.org cannot express appointments or the first
 * Saturday of a month.
 */
export function openDays(week: WeeklyHours) {
  return weekdays.flatMap((day) => {
    const open = week[day];
    if (!open || open.byAppointment === true || open.weeks) return [];
    return sessionsOf(open).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: isoTime(opens),
      closes: isoTime(closes),
    }));
  });
}

/** Returns the days on which the office is closed despite the regular week. */
const closedDays = () =>
  closures.value.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: parseEventDate(from),
    validThrough: parseEventDate(to),
    opens: '00:00',
    closes: '00:00',
  }));

/** Returns the kinds of organization that the entries confirm (https://schema.org/MedicalClinic, https://schema.org/NGO). */
export const organizationKinds = (isMedical: boolean, taxSection: string | null) => ({
  '@type': [isMedical ? 'MedicalClinic' : 'LocalBusiness', ...(taxSection === null ? [] : ['NGO'])],
  ...(taxSection !== null && { nonprofitStatus: `https://schema.org/Nonprofit${taxSection}` }),
});

/** The clinic for search engines. */
export const clinicStructuredData: StructuredData = {
  ...organizationKinds(searchFacts.isMedical.value, searchFacts.taxSection.value),
  '@id': `${siteOrigin.value}/#clinic`,
  name: org.name.value,
  url: siteOrigin.value,
  image: siteOrigin.value + socialImage('social-card'),
  telephone: dialed(contact.phone.value),
  email: contact.email.value,
  address: structuredAddress(contact.address.value),
  openingHoursSpecification: openDays(hours.value),
  ...(closures.value.length > 0 && { specialOpeningHoursSpecification: closedDays() }),
  foundingDate: org.foundedIn.value,
};
