declare module '*/section' {
  import type { Section } from '@site/section/Section';
  export const section: Section;
}
