/** @jest-environment node */
import path from 'node:path';
import { packageFolder, sectionOf, sourceFolder } from '../packages.js';
import { shortClassNames } from './classNames.js';

type Context = Parameters<ReturnType<typeof shortClassNames>>[0];

describe('shortClassNames', () => {
  const nameIn = (resourcePath: string) =>
    shortClassNames(sectionOf({ name: 'events' }))({ mode: 'production', resourcePath } as Context, '', 'card');

  it('names a class of a style sheet that the section may use', () => {
    expect(nameIn(path.join(packageFolder('@site/ui'), 'src/Card/Card.module.css'))).toMatch(/^events-\w+-0$/);
  });

  it("refuses another section's style sheet", () => {
    const other = path.join(sourceFolder(sectionOf({ name: 'about' })), 'src/history/Founding.module.css');
    expect(() => nameIn(other)).toThrow('it is not in src of this section; use a style sheet that is');
  });
});
