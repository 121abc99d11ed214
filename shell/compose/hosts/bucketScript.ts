import path from 'node:path';
import type { Upload, UploadStep } from './uploadPlan';

/** A word of a shell script, whatever stands in it. */
const quoted = (word: string) => (/^[\w./:=@%+-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`);

function copy(site: string, url: string, { file, key, contentType, cacheControl, contentEncoding }: Upload): string {
  const options = {
    '--content-type': contentType,
    '--cache-control': cacheControl,
    ...(contentEncoding && { '--content-encoding': contentEncoding }),
  };
  const words = [path.join(site, file), `${url}/${key}`, ...Object.entries(options).flat()];
  return `aws s3 cp --no-progress ${words.map(quoted).join(' ')}`;
}

/** A shell script that puts a site into S3-compatible storage; it stops at the first copy that fails. */
export function bucketScript(site: string, steps: readonly UploadStep[], url: string): string {
  const parts = steps.flatMap(({ name, uploads }) => [
    '',
    `# ${name}`,
    ...uploads.map((upload) => copy(site, url, upload)),
  ]);
  return ['set -eu', ...parts, ''].join('\n');
}
