import type { ClinicEvent } from '@site/shared-data/events';
import type { ComponentType, ReactNode } from 'react';

/** A description of a past event next to time and place. It does not invite. */
export interface Recap {
  readonly heading: string;
  readonly content: ReactNode;
}

/** The special parts of one event's page. */
export interface OwnParts {
  /** Content below time and place, until the event is over. */
  readonly Invitation: ComponentType<{ event: ClinicEvent }>;
  /** Returns the description of a past event, or null if its entry has none. Events of later years never change it. */
  readonly recap?: (event: ClinicEvent) => Recap | null;
  /** Content that is still useful for the next time, below the description. */
  readonly Remains?: ComponentType<{ event: ClinicEvent }>;
}
