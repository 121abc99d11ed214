import { expect, test } from '@playwright/test';
import { sections } from '@site/build/packages';
import sharedModules from '@site/section/sharedModules.json' with { type: 'json' };
import path from 'node:path';
import { federationManifestFile } from '../../shell/compose/Release';
import { registeredIn } from '../fixtures/faults/editDocuments';
import { open } from '../fixtures/page/page';
import { readFederation } from '../fixtures/page/readFederation';

/** What the federation plugin tells of a container. */
interface Manifest {
  readonly metaData: { readonly buildInfo: { readonly buildVersion: string }; readonly pluginVersion: string };
  readonly shared: readonly { readonly name: string; readonly version: string; readonly requiredVersion: string }[];
}

for (const { name, container } of sections) {
  test(`developer tools see ${name} as its manifest tells of it`, async ({ page, request, baseURL }) => {
    const { entry, style, pages } = await registeredIn(baseURL ?? '', name);
    const answer = await request.get(entry.url.replace(/[^/]+$/, federationManifestFile));
    const manifest = (await answer.json()) as Manifest;
    const { metaData, shared } = manifest;

    await open(page, pages[0] ?? '/');
    expect(await readFederation(page, container)).toEqual({
      id: `${container}:${metaData.buildInfo.buildVersion}`,
      runtime: metaData.pluginVersion,
      uses: Object.fromEntries(shared.map((one) => [one.name, `${one.version} from shell`])),
    });

    const required = Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion]));
    expect(sharedModules).toMatchObject(required);
    const none = { sync: [], async: [] };
    expect(manifest).toMatchObject({
      metaData: {
        globalName: container,
        publicPath: 'auto',
        remoteEntry: { path: '', name: path.basename(entry.url) },
      },
      exposes: [{ path: './section', assets: { js: none, css: { ...none, sync: [path.basename(style?.url ?? '')] } } }],
    });
  });
}
