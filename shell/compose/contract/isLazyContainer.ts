import { lazyContainer } from '@site/build/lazyContainer';
import { compileFunction } from 'node:vm';

/**
 * Returns whether a script only defines its container, and runs none of its own code before the container's first call. Then a
 * page may load it before a visitor opens the section. Nothing runs here. The code inside must be a complete
 * function body by itself, so it cannot end the function around it.
 */
export function isLazyContainer(script: string, container: string): boolean {
  const { beginning, end } = lazyContainer(container);
  // A comment for the browser's compiler comes first.
  const code = script.replace(/^\/\/.*\n/, '').trimEnd();
  if (!code.startsWith(`${beginning}\n`) || !code.endsWith(`\n${end}`)) return false;
  try {
    compileFunction(code.slice(beginning.length, -end.length));
    return true;
  } catch {
    return false;
  }
}
