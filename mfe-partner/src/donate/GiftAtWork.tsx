import { CheckList } from '@site/ui/CheckList';

const effects = [
  'It keeps the door open and the lights on for whoever comes next.',
  'It puts diapers, wipes and small clothes on the shelf.',
  'It gives moms and dads time with someone who listens.',
  'It helps us prepare our staff and volunteers well.',
];

/** What gifts do, in plain words and without a price tag. */
export function GiftAtWork() {
  return <CheckList items={effects} />;
}
