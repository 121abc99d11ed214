/** What samples alone look like, and how to call it. */
const marks: readonly (readonly [look: RegExp, name: string])[] = [
  [/\(?\d{3}\)?[-. ]?555[-. ]?01\d\d\b/, 'a telephone number reserved for fiction'],
  [
    /\b(?:[\w-]+\.)*example\.(?:com|net|org|edu)\b|\b[\w-]+\.(?:example|invalid|test)\b(?!\.\w)/i,
    'a domain reserved for examples',
  ],
  [/\b[A-Z]\w+ Sample\b|\bSample [a-z]+\b|\bSAMPLE_\w+/, 'the name of a sample'],
  [/\bExample [A-Z]\w+/, 'the name of an example'],
  [/\bAffiliate (?:One|Two|Three|Four)\b|\bA partner organization\b/, 'the name of a stand-in'],
  [/\b(?:is|are) (?:a )?samples?\b|\bsample profile\b|\blorem ipsum\b/i, 'what is said of samples alone'],
  [/\bto be (?:confirmed|supplied)\b|\bcomes here once\b|\breplace with\b/i, 'a gap that is still to be filled'],
];

/** Words of a text that samples alone have, whatever its status says. */
export interface SampleMark {
  readonly words: string;
  /** Such as 'a domain reserved for examples'. */
  readonly name: string;
}

/** The first of them; null where the text may go before visitors. */
export function sampleMark(text: string): SampleMark | null {
  for (const [look, name] of marks) {
    const [words] = look.exec(text) ?? [];
    if (words !== undefined) return { words, name };
  }
  return null;
}
