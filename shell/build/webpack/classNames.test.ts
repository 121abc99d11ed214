/** @jest-environment node */
import path from 'node:path';
import { packageFolder, sectionOf, sourceFolder } from '../packages.js';
import { shortClassNames } from './classNames.js';

type Context = Parameters<ReturnType<typeof shortClassNames>>[0];

describe('shortClassNames', () => {
  const nameIn = (resourcePath: string) =>
    shortClassNames(sectionOf({ name: 'events' }))({ mode: 'production', resourcePath } as Context, '', 'card');

  it('returns a name for a class that the section may use', () => {
    expect(nameIn(path.join(packageFolder('@site/ui'), 'src/Card/Card.module.css'))).toMatch(/^events-\w+-0$/);
  });

  it("rejects another section's style sheet", () => {
    const other = path.join(sourceFolder(sectionOf({ name: 'about' })), 'src/history/Founding.module.css');
    expect(() => nameIn(other)).toThrow('the style sheet is not in src of this section. Use one that is');
  });
});
