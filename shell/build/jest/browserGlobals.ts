import { TextDecoder, TextEncoder } from 'node:util';

// Globals that browsers have and jsdom lacks. The router and the performance marks of pages need them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
// The names in tests need no escapes.
Object.assign(globalThis, { CSS: { escape: (name: string) => name } });
Object.assign(performance, { mark: () => undefined });
// Jest sets 100. In development, React creates an error for each element, so long stacks are slow.
Error.stackTraceLimit = 10;
