/** @jsxRuntime automatic */
import { addressWith, entryAddress } from '../frame/addresses';
import { editDocument } from '../frame/editDocument';
import type { ListedEntry } from './listedGroups';
import { EntryLinks } from './listPage';

interface RemovePage extends ListedEntry {
  /** The hash of the text that is to go. */
  readonly base: string;
  /** Whether somebody changed it since this was asked before. */
  readonly isChanged: boolean;
  /** The address of its page, which goes with it. */
  readonly address: string | undefined;
  /** The pages that link there. */
  readonly pages: readonly string[];
  /** The entries that name the address. */
  readonly naming: readonly ListedEntry[];
}

/** Asks whether an entry is to go, and says what leads to its page. */
export function removePage({ file, name, base, isChanged, address, pages, naming }: RemovePage): string {
  return editDocument(
    `Remove ${name}?`,
    <>
      {isChanged && (
        <p role="alert">
          Somebody else changed this meanwhile: <a href={entryAddress(file)}>read it</a> before it goes.
        </p>
      )}
      <p>
        {address ? `Its page ${address} goes with it.` : 'It goes from every page that shows it.'} Visitors see that
        once it is released.
      </p>
      {naming.length > 0 && (
        <section aria-labelledby="naming">
          <h2 id="naming">Change these first: they lead to that page</h2>
          <EntryLinks entries={naming} />
        </section>
      )}
      {pages.length > 0 && (
        <p>{`It is linked from ${pages.join(', ')}. Lists of what there is follow by themselves.`}</p>
      )}
      <form method="post" action={addressWith('/remove', { file, sure: 'yes' })}>
        <input type="hidden" name="#base" value={base} />
        <button>Yes, remove it</button> <a href={entryAddress(file)}>No, keep it</a>
      </form>
    </>,
  );
}
