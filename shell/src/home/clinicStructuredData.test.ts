import { clinicStructuredData } from './clinicStructuredData';

describe('clinicStructuredData', () => {
  it('says who and where the clinic is, and since when', () => {
    expect(clinicStructuredData).toMatchObject({
      '@type': ['MedicalClinic', 'NGO'],
      name: 'Morning Path Clinic',
      url: 'https://www.example.org',
      telephone: '(334) 555-0142',
      address: { '@type': 'PostalAddress', addressLocality: 'Auburn', addressRegion: 'AL', addressCountry: 'US' },
      foundingDate: '1983',
    });
  });

  it('lists the open days in 24 hours and leaves the closed ones out', () => {
    const day = (name: string, closes: string) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${name}`,
      opens: '08:00',
      closes,
    });
    expect(clinicStructuredData['openingHoursSpecification']).toEqual([
      day('Monday', '17:00'),
      day('Tuesday', '17:00'),
      day('Wednesday', '17:00'),
      day('Thursday', '17:00'),
      day('Friday', '12:00'),
    ]);
  });
});
