import { expect, test } from '@playwright/test';
import { sections } from '@site/build/packages';
import sharedModules from '@site/section/sharedModules.json' with { type: 'json' };
import { federationManifestFile } from '../../shell/compose/Release';
import { sectionAt } from '../../shell/src/sections/registry';
import { registeredIn } from '../fixtures/faults/editDocuments';
import { addresses } from '../fixtures/page/addresses';
import { siteRegistry } from '../fixtures/page/destinations';
import { open } from '../fixtures/page/page';
import { readFederation } from '../fixtures/page/readFederation';

/** The manifest that the federation plugin writes for a container. */
interface Manifest {
  readonly metaData: { readonly buildInfo: { readonly buildVersion: string }; readonly pluginVersion: string };
  readonly shared: readonly { readonly name: string; readonly version: string; readonly requiredVersion: string }[];
}

test('developer tools see each section as its manifest describes it', async ({ page, request, baseURL }) => {
  for (const { name, container } of sections) {
    const { entry } = await registeredIn(baseURL ?? '', name);
    const answer = await request.get(entry.url.replace(/[^/]+$/, federationManifestFile));
    const { metaData, shared } = (await answer.json()) as Manifest;
    await open(page, addresses.find((address) => sectionAt(siteRegistry, address)?.name === name) ?? '/');
    expect(await readFederation(page, container)).toEqual({
      id: `${container}:${metaData.buildInfo.buildVersion}`,
      runtime: metaData.pluginVersion,
      uses: Object.fromEntries(shared.map((one) => [one.name, `${one.version} from shell`])),
    });
    const required = Object.fromEntries(shared.map((one) => [one.name, one.requiredVersion]));
    expect(sharedModules).toMatchObject(required);
  }
});
