import type { Source } from '@site/shared-data/Fact';
import { Notice } from '../Notice/Notice';

interface SampleNoticeProps {
  /** The facts that the page shows. */
  facts: readonly Pick<Source, 'status'>[];
  /** The text, which names the part of the page that is a sample. */
  children: string;
}

/** A notice at the top of a page that shows samples. It renders nothing if none of the facts is a sample. */
export function SampleNotice({ facts, children }: SampleNoticeProps) {
  if (facts.every(({ status }) => status !== 'sample')) return null;
  return (
    <Notice>
      <p>{children}</p>
    </Notice>
  );
}
