/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { editDocument } from './editDocument';
import type { Proposed } from './proposeChange';
import type { Released, Trial } from './tryChange';

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

const ProposeForm = ({ children }: { readonly children: ReactNode }) => (
  <form method="post" action="/propose">
    <p>{children}</p>
    <button>Propose this change</button>
  </form>
);

/** The way on from what was refused. */
const ChangeAgain = () => (
  <p>
    <a href="/">Change what was saved</a>, then <a href="/look">look at it again</a>.
  </p>
);

/** Before a change is tried. */
export const lookPage = (): string =>
  editDocument(
    'Look at it, and release it',
    <form method="post" action="/look">
      <p>The site is built with what was saved, for you alone. This takes up to a minute.</p>
      <button>Build the preview</button>
    </form>,
  );

/**
 * What a change does: its pages, as they would be.
 * @param origin where the preview is served.
 * @param canPropose whether there is somebody else who may put it live.
 */
export function trialPage({ pages, gone, packages, problem }: Trial, origin: string, canPropose: boolean): string {
  if (problem !== null) {
    return editDocument(
      'It cannot go live like this',
      <>
        <pre role="alert">{problem}</pre>
        <ChangeAgain />
      </>,
    );
  }
  if (packages.length === 0)
    return editDocument('Everything is live', <p>Nothing has changed since the last release.</p>);
  // The longest address is that of what was changed, and not of a list that has it.
  const [shown] = [...pages].sort((one, other) => other.length - one.length);
  return editDocument(
    'What this change touches',
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
      <form method="post" action="/release">
        <p>
          This goes live by <code>{`npm run release -- ${packages.join(' ')}`}</code>
        </p>
        <button>Release it now</button>
      </form>
      {canPropose && (
        <ProposeForm>
          Or ask whoever owns these pages to put it live: it becomes a branch at the git host, and nothing is live.
        </ProposeForm>
      )}
    </>,
  );
}

/**
 * What the commands said.
 * @param canPropose whether there is a git host to send it to.
 */
export const releasedPage = ({ isGood, said, isCommitted }: Released, canPropose: boolean): string =>
  editDocument(
    isGood ? 'It is live' : 'It did not go live',
    <>
      <pre role={isGood ? 'status' : 'alert'}>{said}</pre>
      {!isGood && <ChangeAgain />}
      {isGood && !isCommitted && (
        <p>
          The change is on this machine alone until it is committed: <code>git add shared-data && git commit</code>
        </p>
      )}
      {isGood && !isCommitted && canPropose && (
        <ProposeForm>Or send it to the git host, as a branch that whoever owns these pages can merge.</ProposeForm>
      )}
    </>,
  );

/** Where a proposed change went. */
export function proposedPage(proposed: Proposed): string {
  if (!proposed.isGood) return editDocument('It was not proposed', <pre role="alert">{proposed.said}</pre>);
  const { branch, address } = proposed;
  return editDocument(
    'It is proposed',
    <div role="status">
      <p>
        It is the branch <code>{branch}</code> at the git host; whoever owns its pages can merge it there.{' '}
        {address && <a href={address}>Ask for that: {address}</a>}
      </p>
      <p>
        The form is back at what it was, for the next change. <code>git switch {branch}</code> shows this one again.
      </p>
    </div>,
  );
}
