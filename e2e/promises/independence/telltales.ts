/** Where a section says something that its other releases say otherwise. */
export const telltales = {
  about: { address: '/about', words: 'Your privacy is respected' },
  events: { address: '/events', words: 'Bring a friend' },
  partner: { address: '/partner', words: 'Stand beside families close to home' },
  services: { address: '/services/clinic', words: 'Ask us when you call' },
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
