import * as siteFacts from '@site/shared-data/siteFacts';
import { setBuildDay } from '@site/section/today';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpeningState } from './OpeningState';

jest.mock('@site/shared-data/siteFacts', () => ({
  ...jest.requireActual<typeof siteFacts>('@site/shared-data/siteFacts'),
  hours: {
    value: jest.requireActual<{ exampleHours: unknown }>('@site/shared-data/fixtures/exampleHours').exampleHours,
  },
  closures: { value: [] },
}));

describe('OpeningState', () => {
  afterEach(() => jest.useRealTimers());

  it('shows when an open office closes', () => {
    jest.useFakeTimers({ now: new Date('2025-04-08T15:00:00Z') });
    render(<OpeningState />);
    expect(screen.getByText('Open now until 5:00 PM').className).toContain('open');
  });

  it('shows when a closed office opens', () => {
    jest.useFakeTimers({ now: new Date('2025-04-12T15:00:00Z') });
    render(<OpeningState />);
    expect(screen.getByText('Closed now. Opens Monday at 8:00 AM').className).toContain('closed');
  });

  it('names a holiday with unconfirmed hours, and reserves its lines', () => {
    setBuildDay('2026-11-21', ['2026-11-26']);
    jest.useFakeTimers({ now: new Date('2026-11-26T16:00:00Z') });
    render(<OpeningState />);
    const state = screen.getByText('Thanksgiving: please call first. Usual hours again Friday, 8:00 AM');
    expect(state.className).toBe('state special closed');
  });

  it('reserves its lines on a closed day, also in the document', () => {
    const week = { from: 'April 7, 2025', to: 'April 9, 2025', reason: 'for a new floor' };
    const closed = jest.replaceProperty(siteFacts.closures, 'value', [week]);
    setBuildDay('2025-04-08', []);
    expect(renderToStaticMarkup(<OpeningState />)).toBe('<p class="state special"></p>');
    setBuildDay('2025-04-10', []);
    expect(renderToStaticMarkup(<OpeningState />)).toBe('<p class="state"></p>');
    closed.restore();
  });

  it('is empty while the time is unknown', () => {
    expect(renderToStaticMarkup(<OpeningState />)).toBe('<p class="state"></p>');
  });
});
