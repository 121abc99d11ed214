import { UserError } from '../system/UserError';

/** Errors of git or ssh that a person must fix, with a plain explanation. The first match wins. */
const known: readonly (readonly [RegExp, string])[] = [
  [
    /detected dubious ownership in repository at '(.+)'/,
    "$1 belongs to another account; change its owner with chown, or trust it: git config --global --add safe.directory '$1'",
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|The requested URL returned error: 401/,
    'it asks for a name and a password, or rejects them; give git the right ones (git help credentials)',
  ],
  [
    /Permission denied \([\w,-]+\)/,
    'it does not know the ssh key of this account; add the key there, or load it with ssh-add',
  ],
  [
    /Host key verification failed/,
    'ssh does not know that server, or its key has changed; connect once by hand and confirm its key',
  ],
  [/The requested URL returned error: (403|407)/, 'it does not allow this account to do that (HTTP $1)'],
  [/Operation too slow|Connection timed out|Timeout, server .* not responding/, 'it does not answer in time'],
  [
    /failed to sign the data|gpg failed|signing failed|No private key found|couldn't (?:find|get) .*key/i,
    'git could not sign with its configured key (user.signingKey); unlock the key, or set commit.gpgSign to false',
  ],
];

/** Lines that report progress or give advice. */
const noise =
  /^(warning|hint|POST|Auto packing)\b|^[\w ]+:\s+\d+%? ?[(,]|^(Counting|Compressing|Enumerating|Total|Everything)\b/;

const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]/)
    .map((line) => line.trim())
    .filter((line) => line && !noise.test(line.replace(/^remote:\s*/, '')));

/** Returns the server's first words about why it rejected a push, or undefined if it did not reject one. */
function refusal(stderr: string): string | undefined {
  const [, why] = /! \[(?:remote )?rejected\].*\((.*)\)/.exec(stderr) ?? [];
  const said = linesOf(stderr).flatMap((line) => /^remote:\s*(?:fatal:|error:)?\s*(.*\w.*)/i.exec(line)?.[1] ?? [])[0];
  return why && said && !said.includes(why) ? `${why}: ${said}` : why;
}

/** Returns the first line of git's error output that names a cause. */
function cause(stderr: string): string | undefined {
  const lines = linesOf(stderr).map((line) => line.replace(/^remote:\s*/, ''));
  const faults = lines.filter((line) => /^(fatal|error):/i.test(line));
  return (faults[0] ?? lines[0])?.replace(/^(fatal|error):\s*/i, '');
}

/** Matches git's words about an object that is damaged or missing. */
export const damagedObject = /is corrupt$|^(unable to read|missing|bad) ([a-z]+ )*[0-9a-f]{40}\b/;

/** An error of git, which ended with a code other than 0. The message is the reason, in one line. */
export class GitError extends UserError {
  /**
   * @param stderr git's whole error output.
   * @param stdout git's whole output, to which hooks write too.
   */
  constructor(
    readonly stderr: string,
    readonly stdout = '',
  ) {
    const lines = linesOf(stderr).map((line) => line.replace(/^(remote:\s*)?(fatal|error):\s*/, ''));
    const damage = lines.find((line) => damagedObject.test(line));
    const [pattern, plain = ''] = known.find(([one]) => one.test(stderr)) ?? [];
    const said = pattern && (pattern.exec(stderr)?.[0] ?? '').replace(pattern, plain);
    super(damage ?? refusal(stderr) ?? said ?? cause(stderr) ?? 'git gave no reason');
  }
}
