import type { SectionPage } from '@site/section/Section';
import { navigation } from '@site/shared-data/navigation';
import { addressLine } from '@site/shared-data/postalAddress';
import * as siteFacts from '@site/shared-data/siteFacts';
import { setBuildDay } from '@site/section/today';
import { act, render, screen } from '@testing-library/react';
import { lazy, type ReactNode } from 'react';
import { App } from './App';
import { createRouter } from './router/createRouter';
import type { Router } from './router/Router';
import type { RegisteredEvent, Registry } from './sections/registry';

const registry: Registry = { day: '2026-11-21', demo: false, sections: [], events: [] };

beforeEach(() => {
  setBuildDay(registry.day);
  Object.assign(window, {
    matchMedia: () => ({ matches: false, addEventListener() {}, removeEventListener() {} }),
  });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

/** Renders the site with one page of one section. */
function renderLate(router: Router, page: SectionPage | Promise<SectionPage>, tryHardNavigate = () => false) {
  const section = { name: 'late', container: 'late', entry: { url: '/late.js', integrity: '' }, bytes: 1 };
  const sections = [{ ...section, addresses: ['/late'] }];
  const site = { ...registry, sections };
  return render(<App registry={site} router={router} pageAt={() => page} tryHardNavigate={tryHardNavigate} />);
}

it('separates adjacent texts by spaces, for readers without styles', async () => {
  renderLate(
    createRouter(() => true),
    new Promise(() => {}),
  );
  await screen.findByRole('contentinfo');
  const { org, contact } = siteFacts;
  const [group] = navigation.flatMap((item) => ('links' in item ? item.links : []));
  for (const words of [
    `${contact.phone.value} ${addressLine(contact.address.value)}`,
    `${org.name.value} Menu`,
    `${group?.label} ${group?.hint}`,
    'Web design credit Site status',
  ])
    expect(document.body.textContent).toContain(words);
});

it('shows the address to which the visitor navigated during hydration', async () => {
  const router = createRouter(() => true);
  const goBeforeAnythingListens = (changed: () => void) => {
    router.navigator.replace('/nowhere', null);
    return router.subscribe(changed);
  };
  render(
    <App
      registry={{ ...registry, unknownAddress: '/nowhere' }}
      router={{ ...router, subscribe: goBeforeAnythingListens }}
      pageAt={() => new Promise(() => {})}
      tryHardNavigate={() => false}
    />,
  );
  expect(await screen.findByRole('heading', { level: 1, name: 'Page Not Found' })).toBeTruthy();
});

it('keeps the prerendered text of a page that throws while rendering', async () => {
  document.body.innerHTML = '<div data-page="/late"><h1>Written before</h1></div>';
  const BrokenPage = () => {
    throw new Error('no render');
  };
  const page: SectionPage = { path: '/late', title: 'Late', description: 'It throws.', Page: BrokenPage };
  history.replaceState(null, '', '/late');
  const { container } = renderLate(
    createRouter(() => true),
    page,
  );
  expect(container.querySelector('main')?.textContent).toBe('Written before');
});

it('shows the error view if a page without prerendered text fails in its own document', async () => {
  history.replaceState(null, '', '/late');
  const BrokenPage = () => {
    throw new Error('no render');
  };
  renderLate(
    createRouter(() => true),
    { path: '/late', title: 'Late', description: 'It throws.', Page: BrokenPage },
  );
  const heading = await screen.findByRole('heading', { level: 1, name: 'Unexpected Application Error!' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('main').contains(screen.getByRole('alert'))).toBe(true);
  for (const part of ['banner', 'contentinfo']) expect(screen.getByRole(part)).toBeTruthy();
});

describe('if the shell itself throws while the opened document hydrates', () => {
  /** Returns the document of the front door, as compose writes it. */
  function writtenDocument(header: string): HTMLElement {
    document.body.innerHTML = `<div id="root">${header}<main id="main"><div data-page="/"><h1>Written before</h1></div></main></div>`;
    return document.body.querySelector('div') ?? document.body;
  }

  /** Hydrates the document with an announced event that throws when one of its fields is read. */
  const hydrateIn = async (container: HTMLElement, field: keyof RegisteredEvent) => {
    const event = Object.defineProperty({} as RegisteredEvent, field, {
      get(): never {
        throw new Error('no render');
      },
    });
    const site = { ...registry, events: [event] };
    const router = createRouter(() => true);
    const app = (
      <App registry={site} router={router} pageAt={() => new Promise(() => {})} tryHardNavigate={() => false} />
    );
    await act(async () => render(app, { container, hydrate: true, reactStrictMode: false }));
  };

  it('keeps the text of the home page, and hydrates the frame', async () => {
    // The front door shows the date. The footer only has the title.
    await hydrateIn(writtenDocument(''), 'lastDay');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Written before');
    for (const part of ['banner', 'contentinfo']) expect(screen.getByRole(part)).toBeTruthy();
  });

  it('keeps the whole prerendered document if the frame throws', async () => {
    await hydrateIn(writtenDocument('<header>The clinic</header>'), 'title');
    expect(screen.getByRole('banner').textContent).toBe('The clinic');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Written before');
  });
});

it('opens the document of a page without prerendered text that is not loaded after 3 s', async () => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/late');
  const tryHardNavigate = jest.fn(() => true);
  const router = createRouter(() => true);
  await act(async () => renderLate(router, new Promise(() => {}), tryHardNavigate));
  jest.advanceTimersByTime(2900);
  expect(tryHardNavigate).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(tryHardNavigate).toHaveBeenCalledTimes(1);
});

it('navigates if an extension has removed icons, and opens the document if it cannot', async () => {
  history.replaceState(null, '', '/late');
  const router = createRouter(() => true);
  const page: SectionPage = { path: '/late', title: 'Late', description: 'It is a page.', Page: () => <h1>Late</h1> };
  const tryHardNavigate = jest.fn(() => true);
  renderLate(router, page, tryHardNavigate);
  for (const icon of document.querySelectorAll('svg')) icon.remove();
  await act(async () => router.navigator.push('/'));
  expect(screen.getByRole('link', { name: 'Help' })).toBeTruthy();
  expect(tryHardNavigate).not.toHaveBeenCalled();
  for (const link of document.querySelectorAll('nav li > a')) link.remove();
  await act(async () => router.navigator.push('/late'));
  expect(tryHardNavigate).toHaveBeenCalledTimes(1);
});

it('moves the focus to a page that suspends, after it has loaded', async () => {
  let come = () => {};
  const LatePage = lazy(
    () =>
      new Promise<{ default: () => ReactNode }>((resolve) => {
        come = () => resolve({ default: () => <h1 tabIndex={-1}>Come late</h1> });
      }),
  );
  const late: SectionPage = { path: '/late', title: 'Late', description: 'It loads more of itself.', Page: LatePage };
  const router = createRouter(() => true);
  renderLate(router, late);
  await act(async () => router.navigator.push('/late'));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await act(async () => come());
  const heading = await screen.findByRole('heading', { level: 1, name: 'Come late' });
  expect(document.activeElement).toBe(heading);
  expect(document.title).toContain('Late');
});
