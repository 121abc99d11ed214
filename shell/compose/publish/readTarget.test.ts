/** @jest-environment node */
import path from 'node:path';
import { readTarget } from './readTarget';

describe('readTarget', () => {
  it.each([
    ['web@host.example.org:/srv/site', { kind: 'server', place: 'web@host.example.org:/srv/site/' }],
    ['host:site/', { kind: 'server', place: 'host:site/' }],
    ['rsync://host/module', { kind: 'server', place: 'rsync://host/module/' }],
    ['/srv/site', { kind: 'folder', folder: '/srv/site' }],
    ['../site', { kind: 'folder', folder: path.resolve('../site') }],
    ['./with:colon', { kind: 'folder', folder: path.resolve('./with:colon') }],
  ])('reads %s', (text, target) => {
    expect(readTarget(text)).toEqual(target);
  });

  it.each(['', ' ', 's3://bucket', 'https://example.org', 'ftp://host/site'])('refuses %p', (text) => {
    expect(() => readTarget(text)).toThrow('--to');
  });
});
