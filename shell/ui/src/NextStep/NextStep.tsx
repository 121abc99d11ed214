import { contact } from '@site/shared-data/siteFacts';
import { ArrowRight } from '../icons/icons';
import { ActionTiles } from '../ActionTiles/ActionTiles';
import { Block } from '../Block/Block';
import { waysToReachUs } from '../ReachUs/ReachUs';

interface RelatedPage {
  readonly label: string;
  readonly path: string;
  /** The subject of the page in a few words. */
  readonly hint?: string | undefined;
}

interface NextStepProps {
  related: RelatedPage;
}

/** The band at the end of a page: call, text, visit, or read on. */
export function NextStep({ related }: NextStepProps) {
  const tiles = [
    ...waysToReachUs,
    { icon: <ArrowRight />, label: related.label, hint: related.hint, href: related.path },
  ];
  return (
    <Block heading="Your next step" tone="sage">
      <ActionTiles tiles={tiles} />
      <p>{contact.callBack.value}</p>
    </Block>
  );
}
