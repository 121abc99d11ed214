import { definePage } from '@site/section/definePage';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { PageHeader } from '@site/ui/PageHeader';
import { booksEntries } from './booksEntries';
import styles from './BooksPage.module.css';

const title = 'Books';

const breadcrumbs = [
  { name: 'Home', path: paths.home },
  { name: title, path: '/books' },
];

export const booksPage = definePage({
  path: '/books',
  title,
  description: `${title}: a sample, until a sentence says what is here and for whom.`,
  breadcrumbs,
  Page: BooksPage,
});

/** The page, with a card for each of its entries. */
export function BooksPage() {
  return (
    <>
      <PageHeader title={title} breadcrumbs={breadcrumbs} />
      <Block>
        <CardGrid columns={2}>
          {booksEntries.map((entry) => (
            <Card key={entry.title} title={entry.title} headingLevel={2}>
              <p className={styles.text}>{entry.text}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
    </>
  );
}
