/** @jsxRuntime automatic */
import { addressWith, entryAddress } from '../frame/addresses';
import { editDocument } from '../frame/editDocument';
import type { ListedEntry } from './listedGroups';
import { EntryLinks } from './listPage';

interface RemovePage extends ListedEntry {
  /** The hash of the text to remove. */
  readonly base: string;
  /** Whether somebody changed the entry after the page was first shown. */
  readonly isChanged: boolean;
  /** The address of its page, which a removal also removes. */
  readonly address: string | undefined;
  /** The pages that link to that address. */
  readonly pages: readonly string[];
  /** The entries that contain that address. */
  readonly naming: readonly ListedEntry[];
}

/** Returns the page that asks whether to remove an entry, and lists the links to its page. */
export function removePage({ file, name, base, isChanged, address, pages, naming }: RemovePage): string {
  return editDocument(
    `Remove ${name}?`,
    <>
      {isChanged && (
        <p role="alert">
          Somebody else changed this meanwhile: <a href={entryAddress(file)}>read it</a> before you remove it.
        </p>
      )}
      <p>
        {address ? `This also removes its page ${address}.` : 'Every page that shows it will omit it.'} Visitors see the
        change after the next release.
      </p>
      {naming.length > 0 && (
        <section aria-labelledby="naming">
          <h2 id="naming">Change these first, because they link to that page</h2>
          <EntryLinks entries={naming} />
        </section>
      )}
      {pages.length > 0 && <p>{`It is linked from ${pages.join(', ')}. Lists update automatically.`}</p>}
      <form method="post" action={addressWith('/remove', { file, sure: 'yes' })}>
        <input type="hidden" name="#base" value={base} />
        <button>Yes, remove it</button> <a href={entryAddress(file)}>No, keep it</a>
      </form>
    </>,
  );
}
