import type { StructuredData } from '@site/section/Section';
import { foundedYear } from '@site/shared-data/constants';
import { dialed } from '@site/shared-data/contactLinks';
import { weekdays } from '@site/shared-data/dates/clinicDay';
import { parseClockTime } from '@site/shared-data/dates/openingHours';
import { parseEventDate } from '@site/shared-data/dates/eventDate';
import { socialImage } from '@site/shared-data/pictures';
import { closures, contact, hours, org, siteOrigin } from '@site/shared-data/siteFacts';
import { structuredAddress } from '@site/shared-data/postalAddress';

/** A time as schema.org wants it: '8:00 AM' is '08:00'. */
function isoTime(text: string): string {
  const minutes = parseClockTime(text);
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Every open day of the week; a day that is left out is closed. */
function openDays() {
  return weekdays.flatMap((day) => {
    const open = hours.value[day];
    if (!open) return [];
    return {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${day}`,
      opens: isoTime(open.opens),
      closes: isoTime(open.closes),
    };
  });
}

/** The days on which the office stays closed although the week says otherwise. */
const closedDays = () =>
  closures.value.map(({ from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: parseEventDate(from),
    validThrough: parseEventDate(to),
    opens: '00:00',
    closes: '00:00',
  }));

/** The clinic as search engines read it (https://schema.org/MedicalClinic, https://schema.org/NGO). */
export const clinicStructuredData: StructuredData = {
  '@type': ['MedicalClinic', 'NGO'],
  '@id': `${siteOrigin.value}/#clinic`,
  name: org.name.value,
  url: siteOrigin.value,
  image: siteOrigin.value + socialImage('social-card'),
  telephone: dialed(contact.phone.value),
  email: contact.email.value,
  address: structuredAddress(contact.address.value),
  openingHoursSpecification: openDays(),
  ...(closures.value.length > 0 && { specialOpeningHoursSpecification: closedDays() }),
  foundingDate: String(foundedYear),
  nonprofitStatus: 'https://schema.org/Nonprofit501c3',
};
