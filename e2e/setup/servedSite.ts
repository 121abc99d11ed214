import { root } from '@site/build/packages';
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** Serves the composed site on a port of this machine while `use` runs. */
export async function withServedSite(port: number, use: (origin: string) => Promise<void>): Promise<void> {
  const origin = `http://127.0.0.1:${port}`;
  const server = spawn('npm', ['run', '--silent', 'preview'], {
    cwd: root,
    env: { ...process.env, PORT: String(port) },
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
