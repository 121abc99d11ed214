import { freePort } from '@site/build/listening';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const has = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** Returns whether this machine can try a configuration of nginx. Without nginx, tests skip it. */
export function hasNginx(): boolean {
  const installed = has('nginx', '-v') && has('openssl', 'version');
  if (!installed)
    console.log(
      'nginx or openssl is not installed, so tests skip nginx.conf. Install them: apt-get install nginx-light openssl',
    );
  return installed;
}

/** An nginx on the loopback address of this machine, with a self-signed certificate. */
export interface LocalNginx {
  /** Its HTTPS port. */
  readonly port: number;
  /** Its HTTP port. */
  readonly openPort: number;
  /** The command that makes it read its configuration again. */
  readonly reload: string;
  readonly close: () => Promise<void>;
}

function makeCertificate(folder: string): void {
  const files = ['-keyout', path.join(folder, 'privkey.pem'), '-out', path.join(folder, 'fullchain.pem')];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
}

/** Returns a whole configuration around the server block, with other ports, site and certificate. */
function wholeConfiguration(block: string, home: string, site: string, ports: Pick<LocalNginx, 'port' | 'openPort'>) {
  const servers = block
    .replaceAll(/^ *listen \[::\].*$/gm, '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.openPort};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.port} `)
    .replaceAll('/etc/ssl/site', home)
    .replaceAll('/srv/site', site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (one) => `${one}_temp_path ${home}/${one};`,
  );
  return [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${home}/pid; error_log ${home}/error.log;`,
    `events {} http { access_log off; ${temporary.join(' ')}`,
    servers,
    '}',
  ].join('\n');
}

const answers = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const end = (answer: boolean) => () => {
      socket.destroy();
      resolve(answer);
    };
    socket.on('connect', end(true)).on('error', end(false));
  });

/**
 * Serves a composed site with nginx, as a host would.
 * @param configuration the path of `nginx.conf` in this folder.
 */
export async function localNginx(configuration: string, site: string): Promise<LocalNginx> {
  const home = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  makeCertificate(home);
  const ports = { port: await freePort(), openPort: await freePort() };
  const file = path.join(home, 'main.conf');
  await writeFile(file, wholeConfiguration(await readFile(configuration, 'utf8'), home, site, ports));
  const nginx = spawn('nginx', ['-c', file, '-e', path.join(home, 'error.log')], { stdio: 'inherit' });
  for (let attempt = 0; attempt < 100 && !(await answers(ports.port)); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    ...ports,
    reload: `kill -HUP ${nginx.pid}`,
    close: async () => {
      const gone = new Promise((resolve) => nginx.once('exit', resolve));
      nginx.kill('SIGTERM');
      await gone;
      await rm(home, { recursive: true });
    },
  };
}
