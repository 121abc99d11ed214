import type { SectionPage } from '@site/section/Section';

/** What the head of a document says of its page. */
export type PageHead = Pick<SectionPage, 'title' | 'description' | 'canonical'>;
