import { defineSection } from '@site/section/defineSection';
import { booksPage } from './books/BooksPage';

/** The pages of this section, for the site to show. */
export const section = defineSection({ pages: [booksPage] });
