/** One entry of the page. */
interface BooksEntry {
  readonly title: string;
  /** A sentence or two about the entry. */
  readonly text: string;
}

/** The content of the page. Content that other sections also show belongs in shared-data. */
export const booksEntries: readonly BooksEntry[] = [
  { title: 'A sample entry', text: 'Its own words are still to come.' },
];
