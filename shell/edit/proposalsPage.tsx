/** @jsxRuntime automatic */
import { editDocument, saidInstant } from './editDocument';
import type { ProposalState } from './proposals';

const saidState = ({ state, since }: ProposalState): string => {
  const when = since === undefined ? '' : ` since ${saidInstant(since)}`;
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
            <strong>{saidState(proposal)}</strong>
          </p>
          <p>
            Proposed {saidInstant(proposal.at)} as <code>{proposal.branch}</code>
            {proposal.check !== undefined && `. The check: ${proposal.check}`}
          </p>
          {proposal.words.map((words) => (
            <blockquote key={words}>{words}</blockquote>
          ))}
        </section>
      ))}
    </>,
  );
