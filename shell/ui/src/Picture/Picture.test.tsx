import type { PictureName } from '@site/shared-data/pictures';
import type * as Generated from '@site/shared-data/pictures.generated';
import { render, screen } from '@testing-library/react';
import { Picture } from './Picture';

jest.mock('@site/shared-data/pictures.generated', () => {
  const { pictureHashes } = jest.requireActual<typeof Generated>('@site/shared-data/pictures.generated');
  return { pictureHashes: { ...pictureHashes, portrait: { bo: '11111111' } } };
});

describe('Picture', () => {
  it('offers AVIF first, then WebP, and reserves its space', () => {
    const { container } = render(<Picture name="not-found" alt="A laid table" sizes="50vw" />);
    const types = [...container.querySelectorAll('source')].map((source) => source.type);
    expect(types).toEqual(['image/avif']);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'A laid table' });
    expect(image.src).toMatch(/\.webp$/);
    expect([image.width, image.height]).toEqual([1120, 840]);
  });

  it('loads lazily unless it has priority', () => {
    const { rerender } = render(<Picture name="not-found" alt="A laid table" sizes="50vw" />);
    const image = screen.getByRole('img');
    expect(image.getAttribute('loading')).toBe('lazy');
    rerender(<Picture name="not-found" alt="A laid table" sizes="50vw" priority />);
    expect(image.getAttribute('loading')).toBeNull();
    expect(image.getAttribute('fetchpriority')).toBe('high');
  });

  it('shows small drawings as SVG', () => {
    render(<Picture name={'bo' as string as PictureName} alt="Bo" sizes="10rem" />);
    expect(screen.getByRole('img').getAttribute('src')).toBe('/images/bo.11111111.svg');
  });

  it('can show other pictures on narrow screens and in dark mode', () => {
    const { container } = render(
      <Picture
        name="hero"
        narrowName="hero-mobile"
        darkName="hero-dusk"
        narrowDarkName="hero-mobile-dusk"
        alt=""
        sizes="100vw"
      />,
    );
    const media = [...container.querySelectorAll('source[type="image/avif"]')].map((source) =>
      source.getAttribute('media'),
    );
    expect(media).toEqual([
      '(max-width: 47.99em) and (prefers-color-scheme: dark)',
      '(max-width: 47.99em)',
      '(prefers-color-scheme: dark)',
      null,
    ]);
  });
});
