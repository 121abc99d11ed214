import type { Source } from '@site/shared-data/Fact';
import { Notice } from '../Notice/Notice';

interface SampleNoticeProps {
  /** What the page says of the clinic. */
  facts: readonly Pick<Source, 'status'>[];
  /** Which part of it is a sample. */
  children: string;
}

/** Says at the top of a page that it shows samples, as long as one stands there. */
export function SampleNotice({ facts, children }: SampleNoticeProps) {
  if (facts.every(({ status }) => status !== 'sample')) return null;
  return (
    <Notice>
      <p>{children}</p>
    </Notice>
  );
}
