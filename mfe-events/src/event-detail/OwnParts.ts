import type { ClinicEvent } from '@site/shared-data/events';
import type { ComponentType, ReactNode } from 'react';

/** What the page of one event alone shows beside what every event has. */
export interface OwnParts {
  /** Below when and where, until the event is over. */
  readonly Invitation: ComponentType<{ event: ClinicEvent }>;
  /** What it was, beside when and where, once it is over, as far as somebody has written it. It invites to nothing. */
  readonly recap?: { readonly heading: string; readonly content: ReactNode };
  /** What stays useful for the next time, below what it was. */
  readonly Remains?: ComponentType<{ event: ClinicEvent }>;
}
