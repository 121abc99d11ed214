import { clinicFacts } from '@site/shared-data/facts/services';
import { Block } from '@site/ui/Block';
import { CheckList } from '@site/ui/CheckList';
import { SideBySide } from '@site/ui/SideBySide';

const offered = {
  heading: 'What we can help with',
  content: <CheckList items={clinicFacts.helpsWith.value} />,
};

const excluded = clinicFacts.doesNotOffer.value;

const notOffered = { heading: 'What we do not offer', content: <CheckList items={excluded} without /> };

/** The services of the clinic, and next to them what it does not offer. */
export function Offers() {
  return (
    <Block tone="sand">
      <SideBySide sides={excluded.length > 0 ? [offered, notOffered] : [offered]} />
    </Block>
  );
}
