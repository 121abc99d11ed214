import { UserError } from '../UserError';

/** A package as far as its place of release goes. */
interface PlacedPackage {
  readonly name: string;
  /** The address of the folder its releases are offered in (`npm run offer`), where that is not this repository. */
  readonly origin?: string;
}

const remedy =
  'give the address of the folder its releases are offered in, such as https://events.example.org/releases';

const isLoopback = (host: string) => host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);

/** The address of a folder, without a slash at its end. */
function folderUrl(name: string, value: unknown): string {
  const url = typeof value === 'string' && URL.canParse(value) ? new URL(value) : null;
  if (!url) throw new UserError(`${name}: its origin '${String(value)}' is no URL; ${remedy}`);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) {
    throw new UserError(`${name}: its origin ${url.href} is not secure; use https, or http on this machine alone`);
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new UserError(`${name}: its origin is more than a folder; ${remedy}`);
  }
  return url.href.replace(/\/+$/, '');
}

function fromEnvironment(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // Said below.
  }
  throw new UserError(`SECTION_ORIGINS is not an object of names and URLs; write {"events":"https://…"}`);
}

/**
 * Where sections are released that do not come from this repository: each a folder on another origin, as `npm run offer`
 * fills it. A section's row in `shell/build/packages.js` says so (`origin`); the environment may say otherwise:
 * `SECTION_ORIGINS='{"events":"https://events.example.org/releases"}'`, with `""` for a section that is built here after all.
 */
export function sectionOrigins(
  packages: readonly PlacedPackage[],
  environment = process.env['SECTION_ORIGINS'] || '{}',
): ReadonlyMap<string, string> {
  const named = fromEnvironment(environment);
  const sections = packages.filter(({ name }) => name !== 'shell');
  const unknown = Object.keys(named).find((name) => !sections.some((section) => section.name === name));
  if (unknown) {
    const names = sections.map(({ name }) => name).join(', ');
    throw new UserError(`SECTION_ORIGINS names '${unknown}', which is no section. There are: ${names}`);
  }
  const values = sections.map(({ name, origin }) => [name, named[name] ?? origin ?? ''] as const);
  return new Map(values.filter(([, value]) => value !== '').map(([name, value]) => [name, folderUrl(name, value)]));
}
