import type * as SiteFacts from '@site/shared-data/siteFacts';
import { setBuildDay } from '@site/section/today';
import { render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { OpeningState } from './OpeningState';

jest.mock('@site/shared-data/siteFacts', () => ({
  ...jest.requireActual<typeof SiteFacts>('@site/shared-data/siteFacts'),
  hours: { value: jest.requireActual<{ exampleHours: unknown }>('@site/shared-data/dates/exampleHours').exampleHours },
  closures: { value: [] },
}));

describe('OpeningState', () => {
  afterEach(() => jest.useRealTimers());

  it('says until when the office is open', () => {
    jest.useFakeTimers({ now: new Date('2025-04-08T15:00:00Z') });
    render(<OpeningState />);
    expect(screen.getByText('Open now until 5:00 PM').className).toContain('open');
  });

  it('says when a closed office opens', () => {
    jest.useFakeTimers({ now: new Date('2025-04-12T15:00:00Z') });
    render(<OpeningState />);
    expect(screen.getByText('Closed now. Opens Monday at 8:00 AM').className).toContain('closed');
  });

  it('promises nothing on a holiday of which nobody has said whether the office is open', () => {
    setBuildDay('2026-11-21', ['2026-11-26']);
    jest.useFakeTimers({ now: new Date('2026-11-26T16:00:00Z') });
    render(<OpeningState />);
    expect(screen.getByText('Holiday: please call first').className).toContain('closed');
  });

  it('is silent while no minute is known', () => {
    expect(renderToStaticMarkup(<OpeningState />)).toBe('<p class="state"></p>');
  });
});
