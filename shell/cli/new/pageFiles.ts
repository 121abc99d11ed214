import { templateWords } from '../../compose/validate/pageFault';

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
import { PageHeader } from '@site/ui/PageHeader';
import styles from './${component}.module.css';

${isBelow ? `${breadcrumbsOf(page)}\n` : ''}export const ${declarationOf(page)} = definePage({
  path: ${text(path)},
  title: ${text(title)},
  description: ${text(description)},
  ${isBelow ? 'breadcrumbs,\n  ' : ''}Page: ${component},
});

/** A sample: say here in one line what the page is for. */
export function ${component}() {
  return (
    <>
      <PageHeader title=${attribute(title)} ${isBelow ? 'breadcrumbs={breadcrumbs} ' : ''}/>
      <Block>
        <p className={styles.sample}>${templateWords}</p>
      </Block>
    </>
  );
}
`;
}

const styleSource = `.sample {
  color: var(--text-2);
}
`;

const breadcrumbTest = `
  it('links to the home page', () => {
    renderPage();
    const breadcrumbs = screen.getByRole('navigation', { name: 'Breadcrumb' });
    expect(within(breadcrumbs).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
  });
`;

const testSource = ({
  component,
  above,
}: NewPage) => `import { render, screen${above.length > 0 ? ', within' : ''} } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ${component} } from './${component}';

const renderPage = () => render(<${component} />, { wrapper: MemoryRouter });

describe('${component}', () => {
  it('has one main heading', () => {
    renderPage();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
${above.length > 0 ? breadcrumbTest : ''}});
`;

/** The files of a new page by their names in its folder. */
export const pageFiles = (page: NewPage): Readonly<Record<string, string>> => ({
  [`${page.component}.tsx`]: pageSource(page),
  [`${page.component}.module.css`]: styleSource,
  [`${page.component}.test.tsx`]: testSource(page),
});
