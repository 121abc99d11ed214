import { picturesOfEvents, picturesOfHead } from '../render/pictures';
import type { RenderedSite } from '../render/Site';
import { Refusal } from '../UserError';

/** Throws where a release does not bring a picture that its pages show, or the home page for its events. */
export function assertPictures({ shell, sections, pages }: Pick<RenderedSite, 'shell' | 'sections' | 'pages'>): void {
  const announced = new Set(sections.flatMap(({ data }) => picturesOfEvents(data)));
  const refuse = (owner: string, picture: string, page: string) => {
    throw new Refusal(
      owner,
      `${picture.slice(1)} is shown on ${page} and not in the release; release it with its pictures`,
    );
  };
  for (const { name, data, release } of sections) {
    const missing = picturesOfEvents(data).find((picture) => !release.assets.includes(picture.slice(1)));
    if (missing) refuse(name, missing, 'the home page');
  }
  const assetsOf = new Map([shell, ...sections].map(({ name, release }) => [name, new Set(release.assets)]));
  for (const { address, owner, images, head } of pages) {
    const assets = assetsOf.get(owner) ?? new Set();
    const shown = [...images, ...picturesOfHead({ ...head, path: address, movedFrom: [], files: [] }, [...assets])];
    const missing = shown.find((one) => !assets.has(one.slice(1)) && !(owner === shell.name && announced.has(one)));
    if (missing) refuse(owner, missing, address);
  }
}
