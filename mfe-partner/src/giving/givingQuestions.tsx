import { Link } from '@site/section/Link';
import { donateFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { TaxStatus } from '../TaxStatus';

/** What donors ask. */
export const givingQuestions = [
  {
    question: 'Will I get a receipt?',
    answer: <p>{donateFacts.receipt.value}</p>,
  },
  {
    question: 'Is my gift tax-deductible?',
    answer: (
      <p>
        {org.name.value} is {org.legalStatus.value}. A tax adviser can tell you what that means for you.
      </p>
    ),
  },
  ...(org.taxNumber.value === null ? [] : [{ question: 'What is your tax number (EIN)?', answer: <TaxStatus /> }]),
  {
    question: 'Can I give things instead of money?',
    answer: (
      <p>
        Yes. See <Link to={paths.supplyDrive}>what is needed most</Link> and how to host a supply drive.
      </p>
    ),
  },
];
