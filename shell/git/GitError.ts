import { UserError } from '../compose/UserError';

/** What git or ssh says where a person has to act, and how people would say it. The first that fits counts. */
const known: readonly (readonly [RegExp, string])[] = [
  [
    /detected dubious ownership in repository at '(.+)'/,
    "$1 belongs to another account; take it over with chown, or trust it: git config --global --add safe.directory '$1'",
  ],
  [
    /could not read (?:Username|Password)|Authentication failed|terminal prompts disabled|The requested URL returned error: 401/,
    'it asks for a name and a password, or refuses those it gets; give git the right ones (git help credentials)',
  ],
  [
    /Permission denied \([\w,-]+\)/,
    'it does not know the ssh key of this account; add the key there, or load it with ssh-add',
  ],
  [
    /Host key verification failed/,
    'ssh does not know that server yet, or its key has changed; connect once by hand and confirm its key',
  ],
  [/The requested URL returned error: (403|407)/, 'it does not let this account do that (HTTP $1)'],
  [/Operation too slow|Connection timed out|Timeout, server .* not responding/, 'it does not answer in time'],
  [
    /failed to sign the data|gpg failed|signing failed|No private key found|couldn't (?:find|get) .*key/i,
    'git could not sign with the key that its settings name (user.signingKey); unlock that key, or set commit.gpgSign to false',
  ],
];

/** The lines of git's error output that name a cause, without progress, warnings and hints. */
function causes(stderr: string): readonly string[] {
  const lines = stderr.split(/[\r\n]/).map((line) => line.replace(/^remote:\s*/, '').trim());
  const said = lines.filter((line) => line && !/^(warning|hint|POST|Auto packing)\b|^[\w ]+:\s+\d+% /.test(line));
  const faults = said.filter((line) => /^(fatal|error):/.test(line));
  return (faults.length > 0 ? faults : said).map((line) => line.replace(/^(fatal|error):\s*/, ''));
}

/** git ended with a code other than 0. The message is its reason, in a line. */
export class GitError extends UserError {
  /** @param stderr everything git wrote to its error output. */
  constructor(readonly stderr: string) {
    const lines = causes(stderr);
    const damage = lines.find((line) => line.endsWith('is corrupt'));
    const [pattern, plain] = known.find(([one]) => one.test(stderr)) ?? [];
    const said = pattern && plain && (pattern.exec(stderr)?.[0].replace(pattern, plain) ?? plain);
    super(damage ?? said ?? lines[0] ?? 'git gave no reason');
  }
}
