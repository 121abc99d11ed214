const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/**
 * Returns the alternative text of the picture for shared links, if the page shows the same picture.
 * @param body the page as React rendered it.
 * @param socialImage the address of the shared picture: '…/images/team-social.12345678.jpg'.
 */
export function imageAlt(body: string, socialImage: string): string | undefined {
  const [, name = ''] = /\/images\/([\w-]+)-social\.\w+\.jpg$/.exec(socialImage) ?? [];
  const [, alt] = new RegExp(`<img[^>]* src="/images/${name}-\\d+\\.[^>]* alt="([^"]+)"`).exec(body) ?? [];
  return alt?.replaceAll(/&[a-z#0-9]+;/g, (code) => characters[code] ?? code);
}
