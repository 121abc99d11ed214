import { expect, test } from '@playwright/test';
import { sections } from '@site/build/packages';
import sharedModules from '@site/section/sharedModules.json' with { type: 'json' };
import path from 'node:path';
import { federationManifestFile } from '../../shell/compose/Release';
import { hydrated } from '../fixtures/page/hydrated';
import { readFederation } from '../fixtures/page/readFederation';
import { registeredIn } from '../fixtures/releases/mixReleases';

/** What the federation plugin tells of a container. */
interface Manifest {
  readonly metaData: {
    readonly buildInfo: { readonly buildVersion: string };
    readonly pluginVersion: string;
  };
  readonly shared: readonly { readonly name: string; readonly version: string; readonly requiredVersion: string }[];
}

for (const { name, container } of sections) {
  test(`developer tools see ${name} as its manifest tells of it`, async ({ page, request }) => {
    const { entry, style, pages } = await registeredIn(test.info().project.use.baseURL ?? '', name);
    const manifest = (await (
      await request.get(entry.url.replace(/[^/]+$/, federationManifestFile))
    ).json()) as Manifest;
    const { metaData, shared } = manifest;

    await page.goto(pages[0] ?? '/');
    await hydrated(page);
    expect(await readFederation(page, container)).toEqual({
      id: `${container}:${metaData.buildInfo.buildVersion}`,
      runtime: metaData.pluginVersion,
      uses: Object.fromEntries(shared.map((one) => [one.name, `${one.version} from shell`])),
    });

    expect(Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion]))).toEqual(
      Object.fromEntries(Object.entries(sharedModules).filter(([module]) => shared.some((one) => one.name === module))),
    );
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
