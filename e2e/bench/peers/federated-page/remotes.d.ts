declare module 'about/section' {
  import type { Section } from '@site/section/Section';
  export const section: Section;
}

declare module 'events/section' {
  import type { Section } from '@site/section/Section';
  export const section: Section;
}

declare module 'partner/section' {
  import type { Section } from '@site/section/Section';
  export const section: Section;
}

declare module 'services/section' {
  import type { Section } from '@site/section/Section';
  export const section: Section;
}
