/**
 * The time zone of the clinic, an IANA name of the United States such as 'America/Denver'. It applies to every date and
 * time of the site. Unit tests import `fixtures/clinicTimeZone.ts` instead.
 */
export const clinicTimeZone = 'America/Chicago';
