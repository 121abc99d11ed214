/** @jest-environment node */
import { paths } from '../src/paths';
import { withEntries } from '../fixtures/entriesCopy';
import { loadContent } from './loadContent';
import { moduleTexts } from './moduleTexts';

const textsAfter = (file: string, fields: Readonly<Record<string, unknown>>) =>
  withEntries(({ folder, change }) => {
    change(file, fields);
    return moduleTexts(loadContent(folder), paths);
  });

describe('moduleTexts', () => {
  it('keeps references of an entry, and takes shared addresses from paths', () => {
    const text = textsAfter('donation-options/in-a-will.yaml', {
      title: 'Ask `{org.name}` ${org.foundedIn}',
      amountLabel: '{contact.address.city}',
    }).get('donationOptions.ts');
    expect(text).toContain("import { contact, links, org } from '@site/shared-data/siteFacts';");
    expect(text).toContain('"title": `Ask \\`${org.name.value}\\` $${org.foundedIn.value}`');
    expect(text).toContain('"amountLabel": contact.address.value.city');
    expect(text).toContain('"buttonLink": paths.contact');
  });

  it('leaves out fields for editors', () => {
    const text = textsAfter('clinic/hours.yaml', { note: 'As on the door.' }).get('siteFacts.ts') ?? '';
    expect(text).toContain('"status": "spec"');
    expect(text).not.toMatch(/As on the door|knownBy|verifiedOn/);
  });
});
