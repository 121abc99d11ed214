/** @jsxRuntime automatic */
import { shownValue, type ContentProblem } from '@site/shared-data/compile/ContentProblem';
import { entryAddress } from '../frame/addresses';
import { labelPath } from '../entry/Field';

interface ProblemListProps {
  readonly heading: string;
  readonly problems: readonly ContentProblem[];
  /** The file of the form, or the file that a new entry would get. If it is null, each problem links to its own file. */
  readonly file: string | null;
}

/** The problems of entries. Each links to its field. */
export function ProblemList({ heading, problems, file }: ProblemListProps) {
  if (problems.length === 0) return null;
  return (
    <section role="alert" aria-labelledby="problems">
      <h2 id="problems">{heading}</h2>
      <ul>
        {problems.map((problem) => {
          const lines = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':');
          return (
            <li key={[lines, problem.field, problem.wanted].join()}>
              <a href={problem.file === file ? `#${problem.field ?? ''}` : entryAddress(problem.file)}>
                {problem.file === file && problem.field ? labelPath(problem.field) : lines}
              </a>
              {'value' in problem && problem.value !== '' && `: ${shownValue(problem.value)}`}
              {` – wanted ${problem.wanted}`}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
