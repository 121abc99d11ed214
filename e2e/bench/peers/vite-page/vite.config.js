// @ts-check
import { env } from 'node:process';

// A client-rendered React app with Vite's default settings.
export default {
  appType: 'spa',
  publicDir: false,
  esbuild: { jsx: 'automatic' },
  define: { 'process.env.SITE_TARGET': JSON.stringify('browser'), announcedEvents: env['ANNOUNCED_EVENTS'] ?? '[]' },
  build: { emptyOutDir: true, target: 'es2022' },
};
