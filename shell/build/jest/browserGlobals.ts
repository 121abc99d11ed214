import { TextDecoder, TextEncoder } from 'node:util';

// Globals that browsers have and jsdom lacks. The router and the performance marks of pages need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
Object.assign(performance, { mark: () => undefined });
