/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
// The linter is a program of its own, which takes a while on a busy machine.
jest.setTimeout(60_000);

/** The lines of a page on which the linter finds a claim. */
function claimedLines(page: string, file = 'mfe-about/src/about/TriedPage.tsx'): number[] {
  const { stdout } = spawnSync(
    process.execPath,
    [
      path.join(root, 'node_modules/eslint/bin/eslint.js'),
      ...['--config', 'shell/build/eslint/config.js', '--format', 'json', '--stdin', '--stdin-filename', file],
    ],
    { cwd: root, encoding: 'utf8', input: page },
  );
  const [report] = JSON.parse(stdout) as { messages: { ruleId: string; line: number }[] }[];
  return (report?.messages ?? []).filter(({ ruleId }) => ruleId === 'site/no-claims').map(({ line }) => line);
}

/** A page of which each line says one thing. */
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

describe('the lint of claims', () => {
  it('finds what a page claims, and lets it invite', () => {
    expect(claimedLines(page([...claims, ...invitations]))).toEqual(claims.map((_, place) => place + 1));
  });

  it('leaves facts alone: they have a source', () => {
    expect(claimedLines(page(claims), 'shared-data/src/facts/tried.ts')).toEqual([]);
  });
});
