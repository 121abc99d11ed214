import { picturesOfEvents, picturesOfHead } from '../render/pictures';
import { shellsOf, type RenderedSite } from '../render/Site';
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
  // A shared link shows the clinic's own card, which the shell brings, where a page has no picture.
  const ofShell = new Set(shellsOf({ shell, sections }).flatMap(({ release }) => release.assets));
  const assetsOf = new Map([shell, ...sections].map(({ name, release }) => [name, new Set(release.assets)]));
  for (const { address, owner, images, head } of pages) {
    const assets = assetsOf.get(owner) ?? new Set();
    const own = images.find((one) => !assets.has(one.slice(1)) && !(owner === shell.name && announced.has(one)));
    const named = picturesOfHead({ ...head, path: address, movedFrom: [], files: [] }, [...assets]);
    const missing = own ?? named.find((one) => !assets.has(one.slice(1)) && !ofShell.has(one.slice(1)));
    if (missing) refuse(owner, missing, address);
  }
}
