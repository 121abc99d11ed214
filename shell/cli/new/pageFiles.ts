import { templateTitle, templateWords } from '../../compose/validate/pageFault';

/** A page to be written, and the names that follow from its address. */
export interface NewPage {
  /** Its folder in the section's sources, such as 'open-house'. */
  readonly folder: string;
  /** Its component, such as 'OpenHousePage'. */
  readonly component: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The pages above it, from the home page down, each with its address as source code; empty for a page at the top. */
  readonly above: readonly { readonly name: string; readonly source: string }[];
}

/** The name of the page's declaration, which the section lists. */
export const declarationOf = ({ component }: Pick<NewPage, 'component'>) =>
  component.charAt(0).toLowerCase() + component.slice(1);

/** The name of the list with the page's own data. */
const entriesOf = (page: NewPage) => declarationOf(page).replace(/Page$/, 'Entries');

const text = (value: string) => JSON.stringify(value);

/** The value of a JSX attribute, in braces where quotes would not do. */
const attribute = (value: string) => (/["&\\]/.test(value) ? `{${text(value)}}` : `"${value}"`);

function breadcrumbsOf({ above, title, path }: NewPage): string {
  const steps = [...above, { name: title, source: text(path) }];
  return `const breadcrumbs = [${steps.map(({ name, source }) => `{ name: ${text(name)}, path: ${source} }`).join(',\n')}];\n`;
}

function pageSource(page: NewPage): string {
  const { component, path, title, description, above } = page;
  const isBelow = above.length > 0;
  return `import { definePage } from '@site/section/definePage';
${above.some(({ source }) => source.startsWith('paths.')) ? "import { paths } from '@site/shared-data/paths';\n" : ''}import { Block } from '@site/ui/Block';
import { Card } from '@site/ui/Card';
import { CardGrid } from '@site/ui/CardGrid';
import { PageHeader } from '@site/ui/PageHeader';
import { ${entriesOf(page)} } from './${entriesOf(page)}';
import styles from './${component}.module.css';

${isBelow ? `${breadcrumbsOf(page)}\n` : ''}export const ${declarationOf(page)} = definePage({
  path: ${text(path)},
  title: ${text(title)},
  description: ${text(description)},
  ${isBelow ? 'breadcrumbs,\n  ' : ''}Page: ${component},
});

/** The page at ${path}, with a card for each of its entries. */
export function ${component}() {
  return (
    <>
      <PageHeader title=${attribute(title)} ${isBelow ? 'breadcrumbs={breadcrumbs} ' : ''}/>
      <Block>
        <CardGrid columns={2}>
          {${entriesOf(page)}.map(({ title, text }) => (
            <Card key={title} title={title} headingLevel={2}>
              <p className={styles.text}>{text}</p>
            </Card>
          ))}
        </CardGrid>
      </Block>
    </>
  );
}
`;
}

function entriesSource(page: NewPage): string {
  const type = page.component.replace(/Page$/, 'Entry');
  return `/** One of the things that ${page.path} shows. */
interface ${type} {
  readonly title: string;
  /** A sentence or two about it. */
  readonly text: string;
}

/** What the page says, apart from how it looks. A section keeps what it alone shows; what others show too is in shared-data. */
export const ${entriesOf(page)}: readonly ${type}[] = [
  { title: ${text(templateTitle)}, text: ${text(templateWords)} },
];
`;
}

const styleSource = `.text {
  color: var(--text-2);
}
`;

const testSource = (page: NewPage) => {
  const { component } = page;
  return `import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ${component} } from './${component}';
import { ${entriesOf(page)} } from './${entriesOf(page)}';

const renderPage = () => render(<${component} />, { wrapper: MemoryRouter });

describe('${component}', () => {
  it('has one main heading', () => {
    renderPage();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('shows every entry with its words', () => {
    renderPage();
    for (const { title, text } of ${entriesOf(page)}) {
      expect(screen.getByRole('heading', { name: title }).parentElement?.textContent).toBe(title + text);
    }
  });
});
`;
};

/** The files of a new page by their names in its folder. */
export const pageFiles = (page: NewPage): Readonly<Record<string, string>> => ({
  [`${page.component}.tsx`]: pageSource(page),
  [`${entriesOf(page)}.ts`]: entriesSource(page),
  [`${page.component}.module.css`]: styleSource,
  [`${page.component}.test.tsx`]: testSource(page),
});

/**
 * The text of a section's list with one more page at its end, imported in alphabetical order among the files beside it; null
 * where it has no `defineSection({ pages: […] })`.
 * @param name of its declaration.
 * @param from the file, such as './careers/CareersPage'.
 */
export function addPage(source: string, name: string, from: string): string | null {
  // The bracket at the end is followed by another field, or by the end of the call.
  const list = /(?<=\bdefineSection\(\{.*?\bpages: \[).*?(?=,?\s*\](,?\s*\}\)|,\s*(\w+\b|\.\.\.)))/s;
  if (!list.test(source)) return null;
  const listed = source.replace(list, (pages) => (pages.trim() ? `${pages}, ${name}` : name));
  const imports = [...listed.matchAll(/^import .*? from '(.*?)';\n/gms)];
  const next = imports.find(([, file = '']) => file.startsWith('.') && file.localeCompare(from) > 0);
  const last = imports.at(-1);
  const place = next?.index ?? (last ? last.index + last[0].length : 0);
  return `${listed.slice(0, place)}import { ${name} } from '${from}';\n${listed.slice(place)}`;
}
