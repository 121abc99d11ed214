import type { ClinicEvent } from '@site/shared-data/events';
import type { ComponentType, ReactNode } from 'react';

/** The special parts of one event's page. */
export interface OwnParts {
  /** Content below time and place, until the event is over. */
  readonly Invitation: ComponentType<{ event: ClinicEvent }>;
  /** A description of a past event next to time and place. It does not invite. */
  readonly recap?: { readonly heading: string; readonly content: ReactNode };
  /** Content that is still useful for the next time, below the description. */
  readonly Remains?: ComponentType<{ event: ClinicEvent }>;
}
