/** @jsxRuntime automatic */
import { editDocument, formatClinicTime } from '../frame/editDocument';
import type { ProposalState } from './proposals';
import type { Proposed } from './proposeChange';

const describeState = ({ state, since }: ProposalState): string => {
  const when = since === undefined ? '' : ` since ${formatClinicTime(since)}`;
  switch (state) {
    case 'live':
      return `Merged, and live${when}`;
    case 'merged':
      return `Merged${when}; visitors get it with the next release`;
    case 'refused':
      return 'Not taken: its branch is closed, or gone from origin';
    case 'waits':
      return 'Waits for whoever owns its pages';
    case 'not known':
      return 'Not known: origin does not answer';
  }
};

/** What became of what was proposed from here. */
export const proposalsPage = (proposals: readonly ProposalState[]): string =>
  editDocument(
    'What became of proposed changes',
    <>
      {proposals.length === 0 && <p>Nothing was proposed from here.</p>}
      {proposals.map((proposal) => (
        <section key={proposal.branch} className="version">
          <h2>{proposal.subject}</h2>
          <p>
            <strong>{describeState(proposal)}</strong>
          </p>
          <p>
            Proposed {formatClinicTime(proposal.at)} as <code>{proposal.branch}</code>
            {proposal.check !== undefined && `. The check: ${proposal.check}`}
          </p>
          {proposal.words.map((words) => (
            <blockquote key={words}>{words}</blockquote>
          ))}
        </section>
      ))}
    </>,
  );

/** Where a proposed change went. */
export function proposedPage(proposed: Proposed): string {
  if (!proposed.isGood) return editDocument('It was not proposed', <pre role="alert">{proposed.said}</pre>);
  const { branch, address, isTakenOut } = proposed;
  return editDocument(
    'It is proposed',
    <div role="status">
      <p>
        It is the branch <code>{branch}</code> at the git host; whoever owns its pages can merge it there.{' '}
        {address && <a href={address}>Ask for that: {address}</a>}
      </p>
      {isTakenOut ? (
        <p>
          The form is back at what it was, for the next change. <code>git switch {branch}</code> shows this one again.
        </p>
      ) : (
        <p>
          Somebody committed here during the push, so the change also stays in this form. <code>git pull --rebase</code>{' '}
          brings both together.
        </p>
      )}
      <p>
        <a href="/proposals">What became of it</a>
      </p>
    </div>,
  );
}
