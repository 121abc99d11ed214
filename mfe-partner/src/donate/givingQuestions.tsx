import { Link } from '@site/section/Link';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { TaxStatus } from '../TaxStatus';

/** What donors ask. */
export const givingQuestions = [
  {
    question: 'Will I get a receipt?',
    answer: <p>Yes. We send you a receipt for your tax records. If it does not come, please tell us.</p>,
  },
  {
    question: 'Is my gift tax-deductible?',
    answer: (
      <p>
        {org.name.value} is {org.legalStatus.value}. A tax adviser can tell you what that means for you.
      </p>
    ),
  },
  {
    question: 'What is your tax number (EIN)?',
    answer: <TaxStatus />,
  },
  {
    question: 'Can I give things instead of money?',
    answer: (
      <p>
        Yes. See <Link to={paths.supplyDrive}>what families need most</Link> and how to host a supply drive.
      </p>
    ),
  },
];
