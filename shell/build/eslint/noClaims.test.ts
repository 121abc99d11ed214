/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { claimIn } from './claimIn.js';

const root = path.resolve(__dirname, '../../..');
// The linter is a program of its own, which is slow on a busy machine.
jest.setTimeout(60_000);

/** Returns the messages of the linter for a page. */
function messagesOn(page: string, file: string) {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/eslint/bin/eslint.js'),
      ...['--config', 'shell/build/eslint/config.js', '--format', 'json', '--stdin', '--stdin-filename', file],
    ],
    { cwd: root, encoding: 'utf8', input: page },
  );
  type Message = { ruleId: string; line: number; severity: number; message: string };
  const [report] = JSON.parse(stdout) as { messages: Message[] }[];
  return (report?.messages ?? []).filter(({ ruleId }) => ruleId === 'site/no-claims');
}

/** Returns the lines of a page on which the linter finds a claim. */
const claimedLines = (page: string, file = 'shell/src/home/TriedPage.tsx') =>
  messagesOn(page, file).map(({ line }) => line);

/** Returns the source of a page with one expression on each line. */
const page = (said: readonly string[]) => said.map((words, place) => `export const s${place} = ${words};`).join('\n');

const claims = [
  "'Your visit is free. Come in.'",
  "'We send a receipt within a week.'",
  '<p>Our partner works with adoption every day.</p>',
  '<p>The name has changed since. The work has not: we stand beside you.</p>',
  '<p>Every gift helps a family.</p>',
  '`Opens our secure giving page, ${s0}.`',
  '<p>Someone kind will answer.</p>',
  "{ text: 'You get a plain answer before you visit.' }",
  '<p>A visit takes 2 hours.</p>',
  '<Lead words="The clinic never shares your details." />',
];

const invitations = [
  '<p>Call us, and tell us what you hope for.</p>',
  '<p>You can ask, wait and change your mind.</p>',
  '<Block heading="How we can help" />',
  "'Will I get a receipt?'",
  '<Picture alt="Every house has a free seat where someone who waits can rest." />',
  "'We\\'re sorry, but the page you\\'re looking for doesn\\'t exist.'",
  "'(min-width: 72em) 34rem, 92vw'",
  '<p>{clinicFacts.leaving.value}</p>',
];

/** Sentences of a library, a choir, a walk or a bake sale. */
const plainSentences = [
  'Our library is small and cozy.',
  'Bring a book back within 3 weeks.',
  'The reading room opens on Saturday mornings.',
  'We meet in the church hall on the first Tuesday of the month.',
  'Every child may take home one picture book.',
  'You will find the poetry on the second shelf.',
  'The walk is three miles long and takes about 2 hours.',
  'Our choir sings in four voices, and no one has to read music.',
  'Stir the batter for 10 minutes, and let it rest for 2 hours.',
  'The team with the funniest hats wins a pie.',
  'Someone will show you where the cups are.',
  'Feel free to bring a friend.',
  'We always end with a song.',
  'The pie is sugar-free and gluten-free.',
  'The board games are on the lower shelf.',
  'The center of the cake should still be soft.',
  'Parking is free behind the church.',
  'We promise there will be cake.',
  'Secure the tent before the wind picks up.',
  'About 40 families walked along the river last spring.',
  'The trained eye sees the owl in the old oak.',
  'We never run out of tea.',
  'The staff of the book corner changes every season.',
  'After 30 minutes the dough has doubled.',
  'We help each other with the high notes.',
  'Tickets cost five dollars and include a slice of pie.',
  'We support the farmers of our county.',
  'The test of a good jam is a cold spoon.',
  'The hall is certified for 120 people.',
  'The first 50 visitors get a free pencil.',
];

/** Promises of a clinic about services, prices, times, medicine, the law and numbers of people. */
const promises = [
  'Free ultrasound for every mother.',
  'We help 5,000 families each year.',
  'The clinic is open 24/7.',
  'There is no cost to you.',
  'Everything you say is confidential under HIPAA.',
  'Abortion pill reversal works.',
  'Most women regret it.',
  'You have your results in 20 minutes.',
  'Our nurses are licensed by the state.',
  'Over 5,000 families served annually.',
  'Gifts are tax-deductible.',
  'We offer parenting classes and baby supplies.',
  'No insurance is needed.',
  'We guarantee your privacy.',
  'Same-day appointments are available.',
  'Ultrasounds are performed by trained sonographers.',
  'More than 300 babies were saved last year.',
  'Our tests are 99% accurate.',
  'You will never be judged or turned away.',
  'Nine out of ten women choose life after an ultrasound.',
  'Your records stay safe with us.',
  'A nurse calls you back within 24 hours.',
  'Each dollar feeds a baby for a day.',
  'The procedure is safe and has no side effects.',
  'We refer you to a doctor the same day.',
  '1 in 3 women has had an abortion.',
  'Counselors help you through grief.',
  'We give every mother a car seat.',
  'The walk is free.',
  'You pay nothing.',
];

describe('noClaims', () => {
  it('reports claims of a page, and allows invitations', () => {
    expect(claimedLines(page([...claims, ...invitations]))).toEqual(claims.map((_, place) => place + 1));
  });

  it('ignores facts, which have a source', () => {
    expect(claimedLines(page(claims), 'shared-data/src/facts/tried.ts')).toEqual([]);
  });

  it('reports at most one of 30 plain sentences', () => {
    expect(plainSentences.filter((sentence) => claimIn(sentence)).length).toBeLessThanOrEqual(1);
  });

  it('reports each promise of a clinic', () => {
    expect(promises.filter((sentence) => !claimIn(sentence))).toEqual([]);
  });

  it('names the kind of promise', () => {
    const kinds = [
      'You pay nothing.',
      'Open seven days a week.',
      'Pregnancy tests are accurate.',
      'Gifts are tax-deductible.',
    ];
    expect(kinds.map((sentence) => claimIn(sentence)?.kind)).toEqual(['a price', 'a time', 'medicine', 'the law']);
    expect(claimIn('We served 40 mothers.')?.kind).toBe('a number of people');
    expect(claimIn('We stand beside you.')?.kind).toBe('a service');
  });

  it('only warns about a page that does not speak for the clinic, and names the remedy', () => {
    const [warning] = messagesOn("export const s = 'You pay nothing.';", 'mfe-tried/src/TriedPage.tsx');
    expect(warning).toMatchObject({ severity: 1, message: expect.stringContaining('or write it as an invitation') });
    const [error] = messagesOn("export const s = 'You pay nothing.';", 'shell/src/home/TriedPage.tsx');
    expect(error).toMatchObject({ severity: 2 });
  });
});
