import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { useReadingPlace } from './useReadingPlace';

function Frame() {
  useReadingPlace();
  return <Outlet />;
}

/** As much of the browser's own as the router needs; the test's browser has none. */
class PageRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;
  constructor(
    readonly url: string,
    { signal }: { signal?: AbortSignal } = {},
  ) {
    this.signal = signal;
  }
}

const pages = [
  { path: '/', element: <p>Home</p> },
  { path: '/events', element: <p id="gala">Events</p> },
];

describe('useReadingPlace', () => {
  const scrolled = jest.fn((_: number, y: number) => Object.assign(window, { scrollY: y }));
  const intoView = jest.fn();
  let router: ReturnType<typeof createMemoryRouter>;

  beforeEach(() => {
    scrolled.mockClear();
    intoView.mockClear();
    Object.assign(window, { scrollTo: scrolled, scrollY: 0, Request: PageRequest });
    Element.prototype.scrollIntoView = intoView;
    router = createMemoryRouter([{ element: <Frame />, children: pages }], { hydrationData: { loaderData: {} } });
    render(<RouterProvider router={router} />);
  });

  const go = (to: string | -1) => act(() => (to === -1 ? router.navigate(-1) : router.navigate(to)));

  it('leaves the first page where the browser has it', () => {
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('begins a new page at its top, and goes back to where the last one was left', async () => {
    Object.assign(window, { scrollY: 777 });
    await go('/events');
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    await go(-1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 777);
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins at the place a hash names, and at the top where it names none', async () => {
    await go('/events#gala');
    expect(intoView).toHaveBeenCalledTimes(1);
    await go('/#nowhere');
    expect(intoView).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenLastCalledWith(0, 0);
    await go('/events#%');
    expect(scrolled).toHaveBeenCalledTimes(2);
  });

  it('stores nothing when the page is left', () => {
    dispatchEvent(new Event('pagehide'));
    expect([history.scrollRestoration, sessionStorage.length]).toEqual(['auto', 0]);
  });
});
