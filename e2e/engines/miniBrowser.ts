import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Where Debian puts WebKit's own small browser: in a folder named after the machine's kind. */
export function miniBrowser(): string {
  const found = readdirSync('/usr/lib')
    .map((kind) => path.join('/usr/lib', kind, 'webkit2gtk-4.1/MiniBrowser'))
    .find((file) => existsSync(file));
  if (!found) throw new Error('webkit2gtk-4.1 came without its MiniBrowser');
  return found;
}
