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
      return `Merged${when}; the next release shows it to visitors`;
    case 'refused':
      return 'Declined: its branch is closed, or no longer at origin';
    case 'waits':
      return 'Waits for the owner of its pages';
    case 'not known':
      return 'Unknown: origin does not answer';
  }
};

/** Returns the page with the state of each change that was proposed from here. */
export const proposalsPage = (proposals: readonly ProposalState[]): string =>
  editDocument(
    'Proposed changes',
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

/** Returns the page with the result of a proposal. */
export function proposedPage(proposed: Proposed): string {
  if (!proposed.isGood) return editDocument('The change was not proposed', <pre role="alert">{proposed.said}</pre>);
  const { branch, address, isTakenOut } = proposed;
  return editDocument(
    'The change is proposed',
    <div role="status">
      <p>
        It is the branch <code>{branch}</code> at the git host. The owner of its pages can merge it there.{' '}
        {address && <a href={address}>Open a merge request: {address}</a>}
      </p>
      {isTakenOut ? (
        <p>
          The form no longer shows this change. To see it again, run <code>git switch {branch}</code>.
        </p>
      ) : (
        <p>Somebody committed here during the push, so the form still shows the change. To combine both, run .</p>
      )}
      <p>
        <a href="/proposals">See its state</a>
      </p>
    </div>,
  );
}
