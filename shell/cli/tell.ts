import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dirs } from '../system/dirs';
import { UserError } from '../system/UserError';
import { tellIssues } from '../watch/tellIssues';
import type { WatchReport } from '../watch/WatchReport';

/**
 * Updates the issues of the repository from the last report (`GITHUB_API_URL`, `GITHUB_REPOSITORY`, `GITHUB_TOKEN`).
 * @throws UserError if there is no report, or the host of the repository refuses the request.
 */
export async function tell(): Promise<void> {
  const {
    GITHUB_API_URL: api = 'https://api.github.com',
    GITHUB_REPOSITORY: repository,
    GITHUB_TOKEN: token,
  } = process.env;
  if (!repository || !token)
    throw new UserError('GITHUB_REPOSITORY and GITHUB_TOKEN are not set. Only a workflow writes issues');
  const file = path.join(dirs.dist, 'watch/report.json');
  const report = await readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as WatchReport,
    () => null,
  );
  if (!report) throw new UserError(`${file} does not exist. Run npm run watch first`);
  for (const line of await tellIssues({ api, repository, token }, report)) console.log(line);
}
