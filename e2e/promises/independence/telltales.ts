/** Where a section says something that its other releases say otherwise. */
export const telltales = {
  about: { address: '/about', words: 'Your privacy is respected' },
  events: { address: '/events', words: 'to celebrate and to help' },
  partner: { address: '/partner', words: 'Stand beside parents in your own town' },
  services: { address: '/services/clinic', words: 'Not sure what you need?' },
} as const;

export type SectionName = keyof typeof telltales;

export const sectionNames = Object.keys(telltales) as SectionName[];

/** What stands there in another release. */
export const wordsOf = (name: SectionName, release: string) => `${telltales[name].words} (${release})`;

/** A section's bundle as another release has it. */
export const retold = (name: SectionName, release: string) => (code: string) => {
  const { words } = telltales[name];
  if (!code.includes(words))
    throw new Error(`${name} does not say '${words}' any more; choose other words in telltales.ts`);
  return code.replaceAll(words, wordsOf(name, release));
};
