// A thread knows no TypeScript until it is told to (privatenumber/tsx#354).
import { register } from 'tsx/esm/api';

register();
await import('./inspect');
