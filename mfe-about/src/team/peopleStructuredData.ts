import type { StructuredData } from '@site/section/Section';
import { sourceOf, type Sources } from '@site/shared-data/Fact';
import { org, siteOrigin } from '@site/shared-data/siteFacts';
import type { StaffMember } from '@site/shared-data/staff';

/** Returns the staff for search engines (https://schema.org/Person), without samples. */
export function peopleStructuredData(
  staff: readonly StaffMember[],
  sources: Sources<StaffMember>,
): readonly StructuredData[] {
  return staff
    .filter((member) => [sources.name, sources.title].every((source) => sourceOf(member, source).status !== 'sample'))
    .map(({ name, title }) => ({
      '@type': 'Person',
      name,
      jobTitle: title,
      worksFor: { '@type': 'Organization', '@id': `${siteOrigin.value}/#clinic`, name: org.name.value },
    }));
}
