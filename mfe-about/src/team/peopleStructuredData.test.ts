/** @jest-environment node */
import { siteOrigin } from '@site/shared-data/siteFacts';
import type { Source } from '@site/shared-data/Fact';
import { staffSources } from '@site/shared-data/staff';
import { peopleStructuredData } from './peopleStructuredData';

const sample: Source = { status: 'sample', knownBy: 'office' };
const sources = { ...staffSources, name: sample, title: sample };
const invented = { name: 'Ada Sample', title: 'Clinic Nurse', bio: '…' };
const real = {
  ...{ name: 'Dana Miller', title: 'Office Manager', bio: '…' },
  source: { status: 'confirmed', confirmedBy: 'Dana Miller', verifiedOn: '2026-11-24' },
} as const;

describe('peopleStructuredData', () => {
  it('describes real staff for search engines, but no samples', () => {
    expect(peopleStructuredData([invented, real], sources)).toMatchObject([
      { '@type': 'Person', name: 'Dana Miller', jobTitle: 'Office Manager' },
    ]);
    const [person] = peopleStructuredData([real], sources);
    expect(person?.['worksFor']).toMatchObject({ '@id': `${siteOrigin.value}/#clinic` });
  });
});
