// @ts-check
import {
  anyOf,
  clinic,
  counted,
  duration,
  everyday,
  gifts,
  helped,
  medicine,
  people,
  services,
  we,
} from './claimWords.js';

/**
 * What a sentence promises on behalf of a clinic.
 * @typedef {'a price' | 'a time' | 'medicine' | 'the law' | 'a number of people' | 'a service'} Kind
 */

/** A kind of promise, and the patterns of its sentences. @typedef {readonly [Kind, ...string[]]} Claim */

/** People who are trained or certified. */
const workers = anyOf(
  'advocates?|staff|volunteers?|counselors?|nurses?|listeners?|team|peers?|mentors?|professionals?|women|helpers?|sonographers?|people',
);

/** Promises that always need a source. @type {readonly Claim[]} */
const always = [
  [
    'a price',
    '\\bno (?:cost|charge|fees?)\\b|\\bfree of charge\\b|\\bwithout (?:any )?(?:cost|charge|a fee)\\b|\\bfree and (?:confidential|private)\\b',
    '\\b(?:pay|costs?(?: you)?) nothing\\b|\\bsliding[- ]scale\\b|\\binsurance\\b|\\bmedicaid\\b|\\bnever (?:pay|charged?|billed?|sees? a bill)\\b',
    `\\b(?:free|affordable|low-cost|complimentary)\\b.*\\b${anyOf(services, people, 'class(?:es)?')}\\b`,
    `\\b${anyOf(services, 'class(?:es)?', '(?:it|this|everything|walk|event|dinner|program|all(?: of (?:it|this|our services))?)')}\\b.*\\b(?:are|is|stays?|remains?)(?: always| all| completely| also)? (?:free(?! (?:to|from|of (?!charge)))|affordable)\\b`,
  ],
  [
    'a time',
    '\\b24 ?/ ?7\\b.|\\baround the clock\\b|\\b24 hours a day\\b|\\bno appointments?\\b|\\bno wait(?:ing)?\\b|\\bwalk-?ins?\\b|\\bsame-day\\b',
    '\\b(?:we|nurses?|counselors?|staffed|open|here|answered)\\b.*\\bday (?:and|or) night\\b',
    `\\b(?:results?|appointments?|ultrasounds?|nurses?|receipts?|clinic|hotline|helpline|counsel\\w+)\\b.*${duration}`,
    `${duration}.*\\b(?:results?|appointments?|ultrasounds?)\\b`,
    `\\b(?:visits?|tests?|answers?) (?:is|are|takes?|lasts?|comes?|needs?)\\b.*${duration}`,
    '\\b(?:answers|replies|responds|calls? (?:you )?back)\\b.*\\b(?:within|in|the same)\\b',
    '\\b(?:we are|we’re|clinic is|center is|office is|phones? (?:are|is)|hotline is) (?:open|here|staffed|answered)\\b.*\\b(?:\\d|seven|every|all|day|night|week|mon|sat|sun)',
    '^open (?:seven|7|every|all|daily|late|mon)',
  ],
  [
    'medicine',
    `\\b${medicine}\\b.*\\b(?:is|are|was|were|can|cannot|can’t|will|do|does|has|have|works?|reverses?|shows?|confirms?|detects?|causes?|raises?|leads? to|increases?|reduces?|lowers?|prevents?|protects?|starts?|begins?|ends?|hurts?|harms?|reviews?|finds?|tells?)\\b`,
    `\\b(?:safe|effective|accurate|reliable|proven|tested|dangerous|harmful|risky?|risks?|cures?|treats?|heals?|diagnos\\w+|reverses?|stops?|undoe?s?|causes?|prevents?|detects?)\\b.*\\b${medicine}\\b`,
    '\\b(?:medical-grade|hospital-grade|FDA|clinically|medically (?:accurate|proven|reviewed|safe)|side effects?)\\b',
    '\\b(?:tests?|results?)\\b.*(?:\\b(?:accurate|reliable|certain|ready|percent)\\b|%)',
    `${duration} (?:after|before|of) (?:sex|conception|birth)\\b`,
    `\\b${people}\\b.*\\b(?:regrets?|regretted|suffers?|heals?|recovers?)\\b`,
  ],
  [
    'the law',
    '\\bHIPAA\\b|\\bconfidential(?:ly|ity)?\\b|\\b501\\(c\\)|\\btax[- ]deductible\\b|\\blegal(?:ly)?\\b|\\bcompl(?:y|ies|iant)\\b.*\\blaws?\\b',
    '\\b(?:by|under|what) (?:the )?(?:\\w+ )?laws?\\b|\\bthe law (?:says|requires|allows|protects|of)\\b',
    '\\b(?:licensed|accredited|board-certified|certified (?!organic|gluten|kosher|vegan|fair|for)|certified[.!,;])',
    '\\bsecurely\\b|\\bsecure\\b.*\\b(?:page|form|payment|site|server|checkout|donation|gift|data|details)\\b',
    '\\byour (?:name|details|records?|information|data|story|secrets?|privacy|answers)\\b.*\\b(?:safe|private|protected|shared?|secret|never|between us|stays?)\\b',
    '\\b(?:share|sell|give away|pass on|keep|protect)s?\\b.*\\byour (?:name|details|records?|information|data|story|privacy)\\b',
    `\\btrained (?:\\w+ )?${workers}\\b|\\b${workers}\\b.*\\b(?:is|are) (?:\\w+ )?trained\\b`,
  ],
  [
    'a number of people',
    `${counted} (?:\\w+[ -]){0,2}${people}\\b.*\\b${helped}\\b`,
    `\\b${helped} (?:\\w+ ){0,3}?${counted} (?:\\w+ ){0,2}(?:${people}|people|children|neighbors)\\b`,
    `${counted} (?:of (?:(?:our|the|all) )?)?(?:women|mothers|moms|patients|clients|girls|fathers|dads)\\b.*\\b(?:feel|felt|chose|choose|say|said|decide|change|suffer|recover|report|wish|find|found|trust|keep|ha[sv]e? had)`,
    `${counted} (?:people|children|neighbors|visitors)\\b.*\\b(?:helped|served|saved|supported|rescued|found help|received|annually)\\b`,
  ],
  [
    'a service',
    `^(?:${clinic}|nurses|counselors|doctors|advocates|sonographers) .*[.!]$`,
    '\\b(?:never|not|nobody is|no one is)(?: be)? (?:alone|judged|pressured|turned away)\\b',
    '\\b(?:no|without|free of) (?:judgment|strings|pressure(?! to))\\b',
    '\\b(?:walk|stand|stay|sit)s?(?: right)? (?:with|beside|by|alongside) you\\b',
    `\\b${gifts}\\b.*\\b(?:help|save|feed|provide|buy|pay|cover|change|give|keep|protect|support|reache?)s? (?:for )?(?:an?|one|you|your|our|the|every|each|more|\\d+|${people}|${services})\\b`,
  ],
];

/** Promises that need a source unless the sentence is about everyday things. @type {readonly Claim[]} */
const unlessEveryday = [
  [
    'a price',
    '(?<![\\w]-)(?<!\\b(?:feel|set|sets|break|hands) )\\bfree\\b(?! (?:times?|days?|hours?|hands?|evenings?|afternoons?|will|spirit|verse|throw|up|from|to)\\b)',
  ],
  ['a time', `\\b(?:visits?|sessions?|class(?:es)?)\\b.*${duration}`, `${we}.* answer (?:within|in)\\b`],
  [
    'a service',
    `${we}.*\\b(?:help\\w*|serve[sd]?|support\\w*|protect\\w*|stands?|guides?|connect\\w*|answers?|explain\\w*|accompan\\w+|welcomes?)\\b.*\\b(?:you|your|${people}|everyone|anyone)\\b`,
    `${we}.*\\b(?:listen\\w*(?! (?:to|for))|cares?(?! (?:for|of) )|pray\\w* for|counsel\\w*|in touch with|believes? (?:that|in God)|answers? every)\\b`,
    `${we}.*\\b(?:${services}|${people}|${gifts})\\b`,
    `${we}.*\\b(?:guarantee[sd]?|promise[sd]?(?! to be))\\b`,
    '\\b(?:we|the staff)(?:’ll| will)? (?:call|write|send|meet|tell|give|teach|put|go)\\b.*\\byou\\b|\\bat your pace\\b',
    '\\b(?:someone|somebody) (?:kind|caring|who (?:cares|listens|understands|has done it))\\b',
    '\\b(?:someone|somebody) (?:\\w+ ){0,2}(?:answers?|listens?|meets?|helps?|calls?|cares?)\\b',
    `\\byou(?:’ll| will| can| may)?(?: always| also| then| soon)? (?:get|receive|have|meet|see|hear|find|speak with|talk with|be (?:seen|given|met))\\b.*\\b(?:answers?|results?|help|${services}|${people}|time with|listen\\w*)\\b`,
    `\\b(?:every|always|never)\\b.*\\b(?:${services}|help\\w*|serv(?:e|es|ed)|listen\\w*|confidence|judge\\w*|here for you)\\b`,
  ],
];

/** @param {readonly Claim[]} claims */
const compiled = (claims) =>
  claims.map(([kind, ...patterns]) => /** @type {const} */ ([kind, new RegExp(anyOf(...patterns), 'i')]));
const alwaysClaims = compiled(always);
const allClaims = [...alwaysClaims, ...compiled(unlessEveryday)];
const isEveryday = new RegExp(`\\b${everyday}\\b`, 'i');

const sentences = (/** @type {string} */ text) =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/['‘]/g, '’')
    .trim()
    .split(/(?<=[.!?])\s/);

/**
 * Returns the first sentence of a text that makes a promise on behalf of a clinic, with the kind of promise. It returns
 * undefined if there is none. Questions and apologies never count.
 * @param {string} text
 * @returns {{ readonly sentence: string, readonly kind: Kind } | undefined}
 */
export function claimIn(text) {
  for (const sentence of sentences(text)) {
    if (!sentence.includes(' ') || sentence.endsWith('?') || /\bwe’re sorry\b/i.test(sentence)) continue;
    const [kind] =
      (isEveryday.test(sentence) ? alwaysClaims : allClaims).find(([, claim]) => claim.test(sentence)) ?? [];
    if (kind) return { sentence, kind };
  }
  return undefined;
}
