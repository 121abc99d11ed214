#!/usr/bin/env node
// @ts-check
import { register } from 'tsx/esm/api';

register();
await import('./site.ts');
