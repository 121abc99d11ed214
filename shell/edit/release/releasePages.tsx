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

/** The fields for a commit: its subject, and its author if git's settings name nobody. */
function CommitFields({ commit }: { readonly commit: CommitPlan }) {
  const { subject, author } = commit;
  return (
    <>
      {subject !== null && (
        <div className="field">
          <label htmlFor="subject">A title for this change</label>
          <p className="help" id="subject-help">
            A few words for the history of the site. They appear at /status.
          </p>
          <input id="subject" name="subject" defaultValue={subject} aria-describedby="subject-help" />
        </div>
      )}
      {subject !== null && author && <p>{`By ${author.name} (${author.email}).`}</p>}
      {subject !== null && !author && (
        <fieldset>
          <legend>Who you are</legend>
          <p className="help">The form asks once. Git remembers it in this clone, and each change names its author.</p>
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

/** The links after a refusal. */
const ChangeAgain = () => (
  <>
    <p>
      <a href="/">Change what was saved</a>, then <a href="/look">preview it again</a>.
    </p>
    <p>If these lines mention nothing that you wrote, send them to the team of the site.</p>
  </>
);

/** The output of a release, collapsed. A volunteer only needs to know whom to tell about a warning. */
function CommandNotes({ said, packages = [] }: Pick<Released, 'said' | 'packages'>) {
  const teams = packages.map((name) => sectionRows.find((row) => row.name === name)?.team ?? 'the team of the site');
  const whom = new Intl.ListFormat('en-US').format(new Set(teams));
  return (
    <>
      {said.includes('⚠') && <p>{`You do not need to do anything. The release has notes: tell ${whom}.`}</p>}
      <details>
        <summary>Notes of the release</summary>
        <pre>{said}</pre>
      </details>
    </>
  );
}

/**
 * Returns the page that offers a preview.
 * @param waiting entries that the site does not show yet. A preview can show the site of their day.
 * @param running a work that still runs.
 */
export const lookPage = (waiting: Waiting | null = null, running: Pick<Work, 'id' | 'title'> | null = null): string =>
  editDocument(
    'Preview and release',
    <>
      <RunningLink running={running} />
      <form method="post" action="/look">
        <p>This builds the site with everything that was saved. Only you see it. It takes up to a minute.</p>
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
 * Returns the page with the result of a preview: the changed pages, and how they would look.
 * @param origin the origin of the preview.
 * @param canPropose whether the user can propose the change to somebody else.
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
            ? 'Visitors see everything that is due today.'
            : 'Nothing has changed since the last release.'}
        </p>
        {commit?.subject != null && (
          <form method="post" action="/release">
            <p>The saved change is not committed yet.</p>
            <CommitFields commit={commit} />
            <button>Commit it</button>
          </form>
        )}
        {waits}
      </>,
    );
  // The longest address belongs to the changed page, and not to a list that contains it.
  const [shown] = [...pages].sort((one, other) => other.length - one.length);
  return editDocument(
    day === undefined ? 'What this change touches' : `The site as of ${formatDate(day)}`,
    <>
      {pages.length > 0 && <p>{`${counted(pages.length, 'page')}: ${pages.join(', ')}.`}</p>}
      {gone.length > 0 && (
        <p>{`${gone.length === 1 ? 'This page is removed' : 'These pages are removed'}: ${gone.join(', ')}.`}</p>
      )}
      {gone.length > 0 && (
        <p>
          A proposed change names them in the list <code>gone</code> of <code>shell/build/sections.json</code>:{' '}
          <code>{gone.map((page) => `"${page}"`).join(', ')}</code>. Or it redirects them there.
        </p>
      )}
      <p>Menus and the footer change on every page.</p>
      <ul>
        {pages.map((page) => (
          <li key={page}>
            <a href={origin + page} target="_blank" rel="noreferrer">
              Look at {page} (opens in a new tab)
            </a>
          </li>
        ))}
      </ul>
      {shown && <iframe src={origin + shown} title={`The page ${shown} with the change`} />}
      {day !== undefined ? (
        <p>
          You cannot release this before its day. <a href="/look">Look at the site of today</a>.
        </p>
      ) : (
        <form method="post" action="/release">
          {commit?.subject === null && <p>The change is committed, but not live yet.</p>}
          {commit && <CommitFields commit={commit} />}
          <p>
            This goes live by <code>{`npm run release -- ${packages.join(' ')}`}</code>
            {commit?.subject != null && '. This commits only what was saved'}
          </p>
          <button>Release it now</button>
          {canPropose && (
            <>
              <p>
                Or ask the owner of these pages to release it. The change becomes a branch at the git host, and nothing
                goes live.
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

/** Says whether `origin` has the form's commit. If not, it gives the reason and a button that tries again. */
function PushedLine({ pushed }: { readonly pushed: Pushed }) {
  if (pushed.isGood)
    return (
      <p>
        The commit is at origin, on the branch <code>{pushed.branch}</code>.
      </p>
    );
  return (
    <form method="post" action="/push">
      <p>{`The commit is not at origin: ${pushed.said}.`}</p>
      <button>Send to origin</button>
    </form>
  );
}

/** Returns the page with the result of a push to `origin`. */
export const pushedPage = (pushed: Pushed): string =>
  editDocument(pushed.isGood ? 'It is at origin' : 'It is not at origin', <PushedLine pushed={pushed} />);

/** Returns the page of a release: whether visitors have it, the output of the commands, and the place of its commit. */
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
          The change is committed as <code>{commit.id.slice(0, 10)}</code>
          {` by ${commit.author}: ${commit.subject}`}
        </p>
      )}
      {pushed && <PushedLine pushed={pushed} />}
      {isGood && !isCommitted && <p>This folder is no git repository, so only this machine has the change.</p>}
    </>,
  );
