import { z } from 'zod';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import { entryOf } from './entryOf';
import { factSchemas } from './factSchemas';
import { day, paragraph } from './fieldSchemas';
import { findFacts } from './findFacts';
import { problemsOf } from './problemsOf';

const status = z.enum(['spec', 'confirmed', 'sample'], { error: "'spec', 'confirmed' or 'sample'" });
const affiliateCount = 4;

/** A fact around a value. A number of somebody else's has to say when it was compared with its source. */
const factOf = (value: z.ZodType, file: string) =>
  entryOf({
    value,
    status,
    note: paragraph.optional(),
    verifiedOn: file === 'hotlines.ts' ? day : day.optional(),
  });

/** What is wrong with the facts of the site. */
export function checkFacts(content: Content): readonly ContentProblem[] {
  const schemas = factSchemas(content.pictures);
  const found = findFacts(content);
  const problems = found.flatMap(({ file, name, fact }) => {
    const schema = schemas[file]?.[name.replace(/\[\d+\]/, '[]')] ?? z.unknown();
    return problemsOf(factOf(schema, file), fact).map((problem) => ({ file, item: name, ...problem }));
  });
  const missing = Object.entries(schemas).flatMap(([file, names]) =>
    Object.keys(names)
      .filter((name) => content.modules.has(file) && !name.endsWith('[]'))
      .filter((name) => !found.some((fact) => fact.file === file && fact.name === name))
      .map((item) => ({ file, item, value: undefined, wanted: 'a fact { value, status }' })),
  );
  const affiliates = found.filter(({ name }) => name.startsWith('affiliates[')).length;
  const miscounted =
    content.modules.has('affiliates.ts') && affiliates !== affiliateCount
      ? [{ file: 'affiliates.ts', value: `${affiliates} logos`, wanted: `the ${affiliateCount} of the specification` }]
      : [];
  return [...problems, ...missing, ...miscounted];
}
