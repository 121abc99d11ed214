/** One of the things that the page shows. */
interface BooksEntry {
  readonly title: string;
  /** A sentence or two about it. */
  readonly text: string;
}

/** What the page says, apart from how it looks. A section keeps what it alone shows; what others show too is in shared-data. */
export const booksEntries: readonly BooksEntry[] = [
  { title: 'A sample entry', text: 'Its own words are still to come.' },
];
