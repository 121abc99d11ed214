import { Picture } from '@site/ui/Picture';
import { socialImage } from '@site/shared-data/pictures';
import { renderToStaticMarkup } from 'react-dom/server';
import { imageAlt } from './imageAlt';

const card = `https://www.example.org${socialImage('team')}`;

describe('imageAlt', () => {
  it('gives the words the page has for the picture, as they were written', () => {
    const alt = `Four doors: "red" & green, 'blue' <and> white`;
    const body = renderToStaticMarkup(
      <>
        <Picture name="impact" alt="A quilt" sizes="1px" />
        <Picture name="team" alt="" sizes="1px" />
        <Picture name="team" alt={alt} sizes="1px" />
      </>,
    );
    expect(imageAlt(body, card)).toBe(alt);
  });

  it('gives nothing where the page does not show the picture', () => {
    expect(imageAlt('<p>No picture</p>', card)).toBeUndefined();
  });
});
