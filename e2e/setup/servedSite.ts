import { root } from '@site/build/packages';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Serves a composed site on a port of this machine while `use` runs.
 * @param folder the `SITE_DIST` it stands in; the usual one when not given.
 */
export async function withServedSite(
  port: number,
  use: (origin: string) => Promise<void>,
  folder?: string,
): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('npm', ['run', '--silent', 'preview'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ...(folder && { SITE_DIST: folder }) },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  });
  try {
    for (let tries = 0; ; tries += 1) {
      const isUp = await fetch(origin).then(
        () => true,
        () => false,
      );
      if (isUp) break;
      if (tries > 100) throw new Error(`the site did not answer at ${origin}; run npm run build first`);
      await sleep(100);
    }
    await use(origin);
  } finally {
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  }
}
