import { ClearError } from '../ClearError';
import { prerenderFile, scriptFile, startFile, styleFile } from './fileNames';
import type { Release } from './Release';
import { versionOf } from './versionOf';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isFile = (value: unknown, named: (file: string) => boolean) =>
  isFields(value) &&
  typeof value['file'] === 'string' &&
  named(value['file']) &&
  typeof value['integrity'] === 'string' &&
  /^sha384-[A-Za-z0-9+/]{64}$/.test(value['integrity']);

/** Assets stand in the two folders that are the same for every release, and nowhere else. */
const isAssetName = (file: string) => /^(fonts|images)\/[A-Za-z0-9_][\w.-]*$/.test(file);

/** What is wrong with a description, in the words of its fields; null where nothing is. */
function wrongField(value: Fields, name: string): string | null {
  const { assets, pages } = value;
  const checks: [field: string, isRight: boolean][] = [
    ['name', value['name'] === name],
    ['container', typeof value['container'] === 'string' && /^[A-Za-z]\w*$/.test(value['container'])],
    ['contract', Number.isInteger(value['contract'])],
    ['pages', Array.isArray(pages) && pages.every((page) => typeof page === 'string')],
    ['script', isFile(value['script'], (file) => file === scriptFile(name))],
    ['style', value['style'] === undefined || isFile(value['style'], (file) => file === styleFile(name))],
    ['start', name === 'shell' ? isFile(value['start'], (file) => file === startFile) : value['start'] === undefined],
    ['prerender', isFile(value['prerender'], (file) => file === prerenderFile)],
    ['assets', Array.isArray(assets) && assets.every((asset) => isFile(asset, isAssetName))],
  ];
  return checks.find(([, isRight]) => !isRight)?.[0] ?? null;
}

/**
 * Reads what `section.json` says of a release of that name.
 * @param where what to call the file in an error.
 * @throws ClearError when it describes something else, or was written to after the release was named.
 */
export function parseRelease(text: string, name: string, where: string): Release {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    value = null;
  }
  if (!isFields(value)) throw new ClearError(`${name}: ${where} is not JSON; take a whole release`);
  const wrong = wrongField(value, name);
  if (wrong)
    throw new ClearError(`${name}: ${where} has no right '${wrong}'; take a release of ${name} as it was stored`);
  const { version, ...content } = value as unknown as Release;
  const real = versionOf(content);
  if (version !== real) {
    throw new ClearError(`${name}: ${where} calls itself ${version}, but its content is ${real}; release it anew`);
  }
  return { ...content, version };
}
