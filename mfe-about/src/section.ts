import { contractVersion } from '@site/section/Section';
import type { Section } from '@site/section/Section';

/** The pages of this section, for the site to show. */
export const section: Section = { contract: contractVersion, pages: [] };
