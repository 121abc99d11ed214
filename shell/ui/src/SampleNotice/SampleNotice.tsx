import type { Source } from '@site/shared-data/Fact';
import { Notice } from '../Notice/Notice';

interface SampleNoticeProps {
  /** The facts that the page shows. */
  facts: readonly Pick<Source, 'status'>[];
  /** Which part of the page is a sample. */
  children: string;
}

/** The notice at the top of a page that shows samples; nothing where none of its facts is one. */
export function SampleNotice({ facts, children }: SampleNoticeProps) {
  if (facts.every(({ status }) => status !== 'sample')) return null;
  return (
    <Notice>
      <p>{children}</p>
    </Notice>
  );
}
