/** @jest-environment node */
import { weekdays } from '@site/shared-data/dates/clinicDay';
import { parseClockTime } from '@site/shared-data/dates/openingHours';
import { contact, hours, org, siteOrigin } from '@site/shared-data/siteFacts';
import { clinicStructuredData, openDays, organizationKinds } from './clinicStructuredData';

describe('clinicStructuredData', () => {
  it('has the name, the address and the founding year of the clinic', () => {
    const { city, state } = contact.address.value;
    expect(clinicStructuredData).toMatchObject({
      '@type': ['MedicalClinic', 'NGO'],
      name: org.name.value,
      url: siteOrigin.value,
      telephone: expect.stringMatching(/^\+1\d{10}$/) as string,
      address: { '@type': 'PostalAddress', addressLocality: city, addressRegion: state, addressCountry: 'US' },
      foundingDate: org.foundedIn.value,
    });
  });

  it.each([
    [true, '501c3', { '@type': ['MedicalClinic', 'NGO'], nonprofitStatus: 'https://schema.org/Nonprofit501c3' }],
    [false, '501c4', { '@type': ['LocalBusiness', 'NGO'], nonprofitStatus: 'https://schema.org/Nonprofit501c4' }],
    [true, null, { '@type': ['MedicalClinic'] }],
  ])('claims only what the entries say: medical %s, nonprofit %s', (isMedical, taxSection, kinds) => {
    expect(organizationKinds(isMedical, taxSection)).toEqual(kinds);
  });

  it('lists each opening period of a day, except those by appointment or in some weeks', () => {
    const closed = { Tuesday: null, Wednesday: null, Thursday: null, Sunday: null };
    const then = [{ from: '1:00 PM', until: '12:00 AM' }];
    const days = openDays({
      ...closed,
      Monday: { opens: '8:00 AM', closes: '12:00 PM', then },
      Friday: { byAppointment: true },
      Saturday: { opens: '9:00 AM', closes: '11:00 AM', weeks: ['first'] },
    });
    expect(days.map(({ dayOfWeek, opens, closes }) => [dayOfWeek, opens, closes])).toEqual([
      ['https://schema.org/Monday', '08:00', '12:00'],
      ['https://schema.org/Monday', '13:00', '00:00'],
    ]);
  });

  it('lists the open days in 24-hour time, and omits the closed ones', () => {
    const days = clinicStructuredData['openingHoursSpecification'] as Record<
      'dayOfWeek' | 'opens' | 'closes',
      string
    >[];
    const open = weekdays.filter((day) => hours.value[day] !== null);
    expect(days.map(({ dayOfWeek }) => dayOfWeek)).toEqual(open.map((day) => `https://schema.org/${day}`));
    const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
    for (const [index, { opens, closes }] of days.entries()) {
      const said = hours.value[open[index] ?? 'Monday'];
      expect([opens, closes].map(minutes)).toEqual(
        [said?.opens, said?.closes].map((text) => parseClockTime(text ?? '')),
      );
      expect([opens, closes].every((text) => /^\d\d:\d\d$/.test(text))).toBe(true);
    }
  });
});
