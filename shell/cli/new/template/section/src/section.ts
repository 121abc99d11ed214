import { defineSection } from '@site/section/defineSection';
import { booksPage } from './books/BooksPage';

/** The pages of this section. */
export const section = defineSection({ pages: [booksPage] });
