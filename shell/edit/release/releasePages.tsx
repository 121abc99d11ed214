/** @jsxRuntime automatic */
import { sectionRows } from '@site/build/packages';
import { formatDate } from '@site/shared-data/dates/eventDate';
import type { CommitPlan, Pushed } from './commitChange';
import { editDocument } from '../frame/editDocument';
import type { Released, Trial } from './tryChange';
import { WaitingList, type Waiting } from './WaitingList';
import { RunningLink } from './workPage';
import type { Work } from './works';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What a commit is asked for: its subject, and who it is by where git's settings name nobody yet. */
function CommitFields({ commit }: { readonly commit: CommitPlan }) {
  const { subject, author } = commit;
  return (
    <>
      {subject !== null && (
        <div className="field">
          <label htmlFor="subject">What this change is called</label>
          <p className="help" id="subject-help">
            In a few words, for the history of the site. They show at /status.
          </p>
          <input id="subject" name="subject" defaultValue={subject} aria-describedby="subject-help" />
        </div>
      )}
      {subject !== null && author && <p>{`By ${author.name} (${author.email}).`}</p>}
      {subject !== null && !author && (
        <fieldset>
          <legend>Who you are</legend>
          <p className="help">Asked once: git remembers it in this clone, and each change says who made it.</p>
          <div className="field">
            <label htmlFor="name">Your name</label>
            <input id="name" name="name" autoComplete="name" required />
          </div>
          <div className="field">
            <label htmlFor="email">Your e-mail address</label>
            <input id="email" name="email" type="email" autoComplete="email" required />
          </div>
        </fieldset>
      )}
    </>
  );
}

/** The way on from what was refused. */
const ChangeAgain = () => (
  <>
    <p>
      <a href="/">Change what was saved</a>, then <a href="/look">look at it again</a>.
    </p>
    <p>If these lines name nothing that you wrote, send them to the people of the site.</p>
  </>
);

/** What the commands of a release said, folded: a volunteer needs only to know whom to tell about a warning. */
function CommandNotes({ said, packages = [] }: Pick<Released, 'said' | 'packages'>) {
  const teams = packages.map((name) => sectionRows.find((row) => row.name === name)?.team ?? 'the people of the site');
  const whom = new Intl.ListFormat('en-US').format(new Set(teams));
  return (
    <>
      {said.includes('⚠') && (
        <p>{`You need to do nothing more. The release has notes for those who look after the site: tell ${whom}.`}</p>
      )}
      <details>
        <summary>Notes of the release</summary>
        <pre>{said}</pre>
      </details>
    </>
  );
}

/**
 * Before a change is tried.
 * @param waiting what the site does not show yet: it can be looked at as of its day.
 * @param running a work that goes on.
 */
export const lookPage = (waiting: Waiting | null = null, running: Pick<Work, 'id' | 'title'> | null = null): string =>
  editDocument(
    'Look at it, and release it',
    <>
      <RunningLink running={running} />
      <form method="post" action="/look">
        <p>The site is built with what was saved, for you alone. This takes up to a minute.</p>
        <button>Build the preview</button>
      </form>
      {waiting && <WaitingList waiting={waiting} />}
      {[...new Set(waiting?.entries.map(({ day }) => day))].map((day) => (
        <form key={day} method="post" action={`/look?day=${day}`}>
          <button>{`Build the preview as of ${formatDate(day)}`}</button>
        </form>
      ))}
    </>,
  );

/**
 * What a change does: its pages, as they would be.
 * @param origin where the preview is served.
 * @param canPropose whether there is somebody else who may put it live.
 */
export function trialPage(trial: Trial, origin: string, canPropose: boolean): string {
  const { pages, gone, packages, problem, commit, waiting, day } = trial;
  if (problem !== null) {
    return editDocument(
      'It cannot go live like this',
      <>
        <pre role="alert">{problem}</pre>
        <ChangeAgain />
      </>,
    );
  }
  const waits = waiting && <WaitingList waiting={waiting} />;
  if (packages.length === 0)
    return editDocument(
      'Everything is live',
      <>
        <p>
          {waiting?.entries.length
            ? 'Visitors get all that they are to get today.'
            : 'Nothing has changed since the last release.'}
        </p>
        {commit?.subject != null && (
          <form method="post" action="/release">
            <p>What was saved is in no commit yet.</p>
            <CommitFields commit={commit} />
            <button>Commit it</button>
          </form>
        )}
        {waits}
      </>,
    );
  // The longest address is that of what was changed, and not of a list that has it.
  const [shown] = [...pages].sort((one, other) => other.length - one.length);
  return editDocument(
    day === undefined ? 'What this change touches' : `The site as of ${formatDate(day)}`,
    <>
      {pages.length > 0 && <p>{`${counted(pages.length, 'page')}: ${pages.join(', ')}.`}</p>}
      {gone.length > 0 && <p>{`${gone.length === 1 ? 'This page goes' : 'These pages go'}: ${gone.join(', ')}.`}</p>}
      {gone.length > 0 && (
        <p>
          A proposed change names them in the list <code>gone</code> of <code>shell/build/sections.json</code>:{' '}
          <code>{gone.map((page) => `"${page}"`).join(', ')}</code>. Or it redirects them there.
        </p>
      )}
      <p>Menus and the footer follow on every page.</p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={origin + page} target="_blank" rel="noreferrer">
              Look at {page} (opens in a new tab)
            </a>
          </li>
        ))}
      </ul>
      {shown && <iframe src={origin + shown} title={`The page ${shown} as it would be`} />}
      {day !== undefined ? (
        <p>
          Nothing of this can be released before its day. <a href="/look">Look at what goes live today</a>.
        </p>
      ) : (
        <form method="post" action="/release">
          {commit?.subject === null && <p>It is committed, and not live yet.</p>}
          {commit && <CommitFields commit={commit} />}
          <p>
            This goes live by <code>{`npm run release -- ${packages.join(' ')}`}</code>
            {commit?.subject != null && '; what was saved is committed, and nothing else'}
          </p>
          <button>Release it now</button>
          {canPropose && (
            <>
              <p>
                Or ask whoever owns these pages to put it live: it becomes a branch at the git host, and nothing is
                live.
              </p>
              <button formAction="/propose">Propose this change</button>
            </>
          )}
        </form>
      )}
      {waits}
    </>,
  );
}

/** Whether `origin` has a commit of the form; where it has not, why, and the way to try again. */
function PushedLine({ pushed }: { readonly pushed: Pushed }) {
  if (pushed.isGood)
    return (
      <p>
        It is at origin, on the branch <code>{pushed.branch}</code>.
      </p>
    );
  return (
    <form method="post" action="/push">
      <p>{`It is not at origin: ${pushed.said}.`}</p>
      <button>Send to origin</button>
    </form>
  );
}

/** What became of commits that were sent to `origin`. */
export const pushedPage = (pushed: Pushed): string =>
  editDocument(pushed.isGood ? 'It is at origin' : 'It is not at origin', <PushedLine pushed={pushed} />);

/** Returns the page of a release: whether visitors have it, what the commands said, and where its commit is. */
export const releasedPage = ({ isGood, said, packages, isCommitted, commit, pushed }: Released): string =>
  editDocument(
    isGood ? 'It is live' : 'It did not go live',
    <>
      {isGood ? (
        <>
          <p role="status">Visitors see your change now.</p>
          <CommandNotes said={said} packages={packages} />
        </>
      ) : (
        <>
          <pre role="alert">{said}</pre>
          <ChangeAgain />
        </>
      )}
      {commit && (
        <p>
          It is committed as <code>{commit.id.slice(0, 10)}</code>
          {` by ${commit.author}: ${commit.subject}`}
        </p>
      )}
      {pushed && <PushedLine pushed={pushed} />}
      {isGood && !isCommitted && <p>This folder is no git repository, so only this machine has the change.</p>}
    </>,
  );
