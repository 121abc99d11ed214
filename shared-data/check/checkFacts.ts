import type { ClinicDay } from '../src/dates/clinicDay';
import type { Content } from './Content';
import type { ContentProblem } from './ContentProblem';
import { factSchemas } from './factSchemas';
import { prose } from './fieldSchemas';
import { findFacts } from './findFacts';
import { problemsOf } from './ContentProblem';
import { sourceWith } from './sourceSchema';

/** What is wrong with the facts of the site. */
export function checkFacts(content: Content, today: ClinicDay): readonly ContentProblem[] {
  const schemas = factSchemas(content.pictures);
  const found = findFacts(content);
  const problems = found.flatMap(({ file, name, fact }) => {
    const schema = schemas[file]?.[name.replace(/\[\d+\]/, '[]')] ?? prose;
    return problemsOf(sourceWith({ value: schema }, today), fact).map((problem) => ({ file, item: name, ...problem }));
  });
  const missing = Object.entries(schemas).flatMap(([file, names]) =>
    Object.keys(names)
      .filter((name) => content.modules.has(file) && !name.endsWith('[]'))
      .filter((name) => !found.some((fact) => fact.file === file && fact.name === name))
      .map((item) => ({ file, item, value: undefined, wanted: 'a fact { value, status }' })),
  );
  return [...problems, ...missing];
}
