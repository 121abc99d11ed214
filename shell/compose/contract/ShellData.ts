import { z } from 'zod';
import { problemsOf } from '@site/shared-data/compile/ContentProblem';
import { Refusal } from '../../system/UserError';
import { addressFault } from './addresses';
import { head } from './SectionData';

/** Its own pages become files, header rules and redirects, as those of sections do. */
const isOwnAddress = (path: string) => path === '/' || path === '*' || addressFault(path) === null;

/** The description of a shell as data, in `release.json` and in the guarded process. */
const shellData = z.object(
  {
    /** The contracts that the shell supports, its own first. */
    contracts: z.array(z.int()).min(1),
    /** The version of each module that it shares. */
    provides: z.record(z.string(), z.string()),
    /** Its own pages. The 404 page has the path '*'. */
    pages: z.array(z.object({ path: z.string().refine(isOwnAddress, "'/', '*' or an address"), ...head })).min(1),
    /** A name for the header of the content policy (W3C Trusted Types §4.2). */
    scriptPolicyName: z.string().regex(/^[\w#=/@.%-]+$/),
    registryElementId: z.string().regex(/^[\w-]+$/),
    /** A hash of each fact that it gives to sections, by name, such as 'siteFacts.contact'. */
    facts: z.record(z.string(), z.string()),
  },
  'the exports of src/entry.prerender.tsx',
);

/** A shell as data. */
export type ShellData = z.infer<typeof shellData>;

/**
 * Parses the description of a shell from a guarded process.
 * @throws Refusal if it is not a shell.
 */
export function parseShell(given: unknown): ShellData {
  const [problem] = problemsOf(shellData, given);
  if (!problem) return shellData.parse(given);
  const reason = [problem.field, problem.wanted].filter(Boolean).join(': ');
  throw new Refusal('shell', `prerender.cjs is not a shell of this site (${reason}); build the shell again`);
}
