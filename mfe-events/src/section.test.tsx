import { events } from '@site/shared-data/events';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { section } from './section';

const pages = section.pages.map((page) => [page.path, page] as const);
const eventPages = pages.filter(([path]) => events.some(({ detailPageUrl }) => detailPageUrl === path));

describe('section', () => {
  it('has a page for both lists and for every event', () => {
    const answered = ['/events', '/partner/events', ...events.map(({ detailPageUrl }) => detailPageUrl)];
    expect(section.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(answered));
  });

  it('has a different title and description on every page', () => {
    expect(new Set(section.pages.map(({ title }) => title)).size).toBe(section.pages.length);
    expect(new Set(section.pages.map(({ description }) => description)).size).toBe(section.pages.length);
  });

  it('has one canonical list for search engines', () => {
    const elsewhere = section.pages.filter(({ canonical }) => canonical !== undefined);
    expect(elsewhere.map(({ path, canonical }) => [path, canonical])).toEqual([['/partner/events', '/events']]);
  });

  it.each(pages)('has one main heading on %s', (_, { Page }) => {
    render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it.each(eventPages)('has a calendar file and structured data for %s', (path, { files, structuredData }) => {
    expect(files?.[0]?.path).toBe(`${path}.ics`);
    expect(files?.[0]?.text('https://www.example.org', '2026-11-21')).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(structuredData?.map((data) => data['@type'])).toEqual(['Event', 'BreadcrumbList']);
  });
});
