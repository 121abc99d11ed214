import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Facade } from './Facade';

const map = {
  title: 'Map of the clinic',
  picture: { name: 'map', alt: '' },
  src: 'https://www.google.com/maps/embed/v1/place?key=k',
  buttonLabel: 'Show the map',
  linkHref: 'https://www.google.com/maps/search/?api=1',
  linkText: 'Open in Google Maps',
  shape: 'map',
} as const;

describe('Facade', () => {
  it('asks nothing of another site before a press', async () => {
    render(<Facade {...map} />);
    expect(screen.queryByTitle('Map of the clinic')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle('Map of the clinic').getAttribute('src')).toBe(map.src);
  });

  it('explains why there is no button, and keeps the link', () => {
    render(<Facade {...map} unavailable="Map preview is not set up yet." />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText(/Map preview is not set up yet/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in Google Maps' })).toBeTruthy();
  });

  it('is a picture and a link without scripts', () => {
    const html = renderToStaticMarkup(<Facade {...map} />);
    expect(html).not.toContain('<button');
    expect(html).toContain('Open in Google Maps');
  });
});
