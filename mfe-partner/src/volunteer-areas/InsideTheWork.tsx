import type { VolunteerDetails } from '@site/shared-data/volunteerDetails';
import { Answers } from '@site/ui/Answers';
import { Block } from '@site/ui/Block';
import { FactList } from '@site/ui/FactList';
import { Steps } from '@site/ui/Steps';

interface InsideTheWorkProps {
  inside: NonNullable<VolunteerDetails['inside']>;
}

/** A description of the work in a fitting form: the hours of a shift, the places, or the months of a program. */
export function InsideTheWork({ inside: { heading, shape, parts } }: InsideTheWorkProps) {
  return (
    <Block heading={heading}>
      {shape === 'hours' && <FactList facts={parts.map(({ title, text }) => ({ term: title, detail: text }))} />}
      {shape === 'places' && <Answers answers={parts.map(({ title, text }) => ({ question: title, answer: text }))} />}
      {shape === 'months' && <Steps steps={parts} across />}
    </Block>
  );
}
