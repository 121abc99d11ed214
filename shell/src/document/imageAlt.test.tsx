import { Picture } from '@site/ui/Picture';
import { socialImage } from '@site/shared-data/pictures';
import { renderToStaticMarkup } from 'react-dom/server';
import { imageAlt } from './imageAlt';

const card = `https://www.example.org${socialImage('not-found')}`;

describe('imageAlt', () => {
  it('returns the alternative text that the page has for the picture', () => {
    const alt = `Four doors: "red" & green, 'blue' <and> white`;
    const body = renderToStaticMarkup(
      <>
        <Picture name="history" alt="A quilt" sizes="1px" />
        <Picture name="not-found" alt="" sizes="1px" />
        <Picture name="not-found" alt={alt} sizes="1px" />
      </>,
    );
    expect(imageAlt(body, card)).toBe(alt);
  });

  it('returns nothing if the page does not show the picture', () => {
    expect(imageAlt('<p>No picture</p>', card)).toBeUndefined();
  });
});
