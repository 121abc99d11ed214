/** Patterns of text that only samples contain, with a name for each. */
const marks: readonly (readonly [look: RegExp, name: string])[] = [
  [/\(?\d{3}\)?[-. ]?555[-. ]?01\d\d\b/, 'a telephone number reserved for fiction'],
  [
    /\b(?:[\w-]+\.)*example\.(?:com|net|org|edu)\b|\b[\w-]+\.(?:example|invalid|test)\b(?!\.\w)/i,
    'a domain reserved for examples',
  ],
  [/\b[A-Z]\w+ Sample\b|\bSample [a-z]+\b|\bSAMPLE_\w+/, 'the name of a sample'],
  [/\bExample [A-Z]\w+/, 'the name of an example'],
  [/\bAffiliate (?:One|Two|Three|Four)\b|\bA partner organization\b/, 'the name of a stand-in'],
  [/\b(?:is|are) (?:a )?samples?\b|\bsample profile\b|\blorem ipsum\b/i, 'a phrase that only samples contain'],
  [/\bto be (?:confirmed|supplied)\b|\bcomes here once\b|\breplace with\b/i, 'a gap in the text'],
];

/** A part of a text that only samples contain, whatever its status is. */
export interface SampleMark {
  readonly words: string;
  /** Its name, such as 'a domain reserved for examples'. */
  readonly name: string;
}

/** Returns the first such part, or null if there is none. */
export function sampleMark(text: string): SampleMark | null {
  for (const [look, name] of marks) {
    const [words] = look.exec(text) ?? [];
    if (words !== undefined) return { words, name };
  }
  return null;
}
