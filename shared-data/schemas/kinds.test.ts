/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { allKinds } from './kinds';

const fileAbove = (file: string) => readFileSync(path.join(__dirname, '../..', file), 'utf8');

describe('allKinds', () => {
  it('has a schema in the settings of YAML editors for each kind', () => {
    const { 'yaml.schemas': schemas } = JSON.parse(fileAbove('.vscode/settings.json')) as { 'yaml.schemas': object };
    const files = allKinds.map(({ name }) => `./shared-data/generated/schemas/${name}.json`);
    expect(Object.keys(schemas)).toEqual(files);
  });

  it('has a reviewer for each kind', () => {
    const owned = fileAbove('.github/CODEOWNERS').match(/(?<=^\/shared-data\/entries\/)[\w-]+/gm);
    const folders = new Set(allKinds.map(({ isList, place }) => (isList ? place : path.dirname(place))));
    expect(owned?.toSorted()).toEqual([...folders].toSorted());
  });
});
