// @ts-check
import { env } from 'node:process';

// How a client-rendered React app is built when nothing is asked of Vite but its usual work.
export default {
  appType: 'spa',
  publicDir: false,
  esbuild: { jsx: 'automatic' },
  define: { 'process.env.SITE_TARGET': JSON.stringify('browser'), announcedEvents: env['ANNOUNCED_EVENTS'] ?? '[]' },
  build: { emptyOutDir: true, target: 'es2022' },
};
