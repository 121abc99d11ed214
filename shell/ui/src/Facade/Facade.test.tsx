import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { Facade } from './Facade';

const map = {
  title: 'Map of the clinic',
  picture: { name: 'map', alt: '' },
  src: 'https://www.google.com/maps/embed/v1/place?key=k',
  buttonLabel: 'Show the map',
  hideLabel: 'Hide the map',
  linkHref: 'https://www.google.com/maps/search/?api=1',
  linkText: 'Open in Google Maps',
  shape: 'map',
} as const;

describe('Facade', () => {
  it('sends no request to another site before a press', async () => {
    render(<Facade {...map} />);
    await userEvent.hover(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.queryByTitle('Map of the clinic')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(screen.getByTitle('Map of the clinic').getAttribute('src')).toBe(map.src);
  });

  it('keeps the picture below the iframe, and shows it again', async () => {
    const { container } = render(<Facade {...map} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    expect(container.querySelector('img')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the map' }));
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('button', { name: 'Show the map' })).toBeTruthy();
  });

  it('falls back to the picture if the content policy blocks the iframe', async () => {
    const { container } = render(<Facade {...map} />);
    await userEvent.click(screen.getByRole('button', { name: 'Show the map' }));
    const refused = (blockedURI: string) =>
      act(() => document.dispatchEvent(Object.assign(new Event('securitypolicyviolation'), { blockedURI })));
    refused('https://elsewhere.example');
    expect(container.querySelector('iframe')).not.toBeNull();
    refused('https://www.google.com/maps/embed/v1/place');
    expect(container.querySelector('iframe')).toBeNull();
    expect(screen.getByRole('link', { name: 'Open in Google Maps' })).toBeTruthy();
  });

  it('renders a picture and a link without scripts', () => {
    const html = renderToStaticMarkup(<Facade {...map} />);
    expect(html).not.toContain('<button');
    expect(html).toContain('Open in Google Maps');
  });
});
