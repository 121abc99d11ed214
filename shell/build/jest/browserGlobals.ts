import { TextDecoder, TextEncoder } from 'node:util';

// What browsers have and jsdom lacks: for the router, and for pages that mark the moment they come alive.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(performance, { mark: () => undefined });
