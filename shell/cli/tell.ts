import { dirs } from '../system/dirs';
import { UserError } from '../system/UserError';
import { tellIssues } from '../watch/tellIssues';
import { readReport } from '../watch/WatchReport';

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
  const report = await readReport(dirs.watch);
  if (!report) throw new UserError(`There is no report in ${dirs.watch}. Run npm run watch first`);
  for (const line of await tellIssues({ api, repository, token }, report)) console.log(line);
}
