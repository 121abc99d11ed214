/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bucketScript } from './bucketScript';
import type { UploadStep } from './uploadPlan';

const page = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' };
const steps: UploadStep[] = [
  {
    name: 'versioned files',
    uploads: [
      {
        file: "images/it's $HOME `id`.avif",
        key: 'images/one.avif',
        contentType: 'image/avif',
        cacheControl: 'public, max-age=31536000, immutable',
      },
    ],
  },
  { name: 'pages', uploads: [{ file: 'events/index.html.gz', key: 'events', ...page, contentEncoding: 'gzip' }] },
];

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bucket-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs the script with a stand-in for `aws` that writes down what it is asked, and fails on request. */
async function run(failing: string) {
  const log = path.join(folder, 'log');
  await writeFile(
    path.join(folder, 'aws'),
    `#!/bin/sh\nprintf '%s|' "$@" >> ${log}\nprintf '\\n' >> ${log}\ncase "$*" in *${failing}*) exit 1;; esac\n`,
    { mode: 0o755 },
  );
  const { status } = spawnSync('sh', [], {
    input: bucketScript('/site', steps, 's3://bucket'),
    env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
  });
  return { status, asked: (await readFile(log, 'utf8')).trim().split('\n') };
}

describe('bucketScript', () => {
  it('copies each file with its headers, in order, whatever its name', async () => {
    expect(await run('nothing-fails')).toEqual({
      status: 0,
      asked: [
        "s3|cp|--no-progress|/site/images/it's $HOME `id`.avif|s3://bucket/images/one.avif|--content-type|image/avif|--cache-control|public, max-age=31536000, immutable|",
        's3|cp|--no-progress|/site/events/index.html.gz|s3://bucket/events|--content-type|text/html; charset=utf-8|--cache-control|no-cache|--content-encoding|gzip|',
      ],
    });
  });

  it('leaves the pages alone when a file they name did not arrive', async () => {
    const { status, asked } = await run('one.avif');
    expect(status).toBe(1);
    expect(asked).toHaveLength(1);
  });
});
