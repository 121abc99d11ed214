import type { ClinicEvent } from '@site/shared-data/events';
import type { ComponentType, ReactNode } from 'react';

/** The parts of a page that one event has and others do not. */
export interface OwnParts {
  /** Below when and where, until the event is over. */
  readonly Invitation: ComponentType<{ event: ClinicEvent }>;
  /** For a past event: what it was, beside when and where, as far as it is written. It invites to nothing. */
  readonly recap?: { readonly heading: string; readonly content: ReactNode };
  /** What stays useful for the next time, below what it was. */
  readonly Remains?: ComponentType<{ event: ClinicEvent }>;
}
