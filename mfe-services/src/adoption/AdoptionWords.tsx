import { FactList } from '@site/ui/FactList';

const words = [
  { term: 'Open', detail: 'You and the adoptive family know each other. You can stay in touch.' },
  { term: 'Semi-open', detail: 'You share news and photos with the help of an agency, often without full names.' },
  { term: 'Closed', detail: 'You and the adoptive family do not share names or stay in touch.' },
  { term: 'Agency', detail: 'An organization that finds families and helps with the paperwork and the law.' },
];

/** The terms of adoption, each explained in one line. */
export function AdoptionWords() {
  return (
    <>
      <FactList facts={words} />
      <p>Each agency does this in its own way. Ask what a word means there, and write it down.</p>
    </>
  );
}
