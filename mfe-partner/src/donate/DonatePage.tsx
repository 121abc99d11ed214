import { definePage } from '@site/section/definePage';
import { Link } from '@site/section/Link';
import { claims } from '@site/shared-data/claims';
import { donationOptions } from '@site/shared-data/donationOptions';
import { donateFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Answers } from '@site/ui/Answers';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CheckList } from '@site/ui/CheckList';
import { ClinicAddress } from '@site/ui/ClinicAddress';
import { PageHeader } from '@site/ui/PageHeader';
import { StillMissing } from '@site/ui/StillMissing';
import { churchesId } from '../partner/ForChurches';
import { GivingChoices } from '../giving/GivingChoices';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';
import type { ReactNode } from 'react';

const breadcrumbs = breadcrumbsTo(paths.donate);

export const donatePage = definePage({
  path: paths.donate,
  title: 'Ways to give',
  description: `Give monthly or once, name ${org.name.value} in your will, or host a supply drive. What a gift does, and answers for donors.`,
  picture: 'partner-donate',
  breadcrumbs,
  Page: DonatePage,
});

interface DonorQuestion {
  readonly question: string;
  /** The page leaves out unknown answers. */
  readonly answer: ReactNode;
}

const questions: readonly DonorQuestion[] = [
  { question: 'Will I get a receipt?', answer: donateFacts.receipt.value },
  {
    question: 'Is my gift tax-deductible?',
    answer: `${org.name.value} is ${org.legalStatus.value}. A tax adviser can tell you what that means for you.`,
  },
  {
    question: 'How do I send a check?',
    answer: (
      <>
        <p>{donateFacts.check.value}</p>
        <ClinicAddress />
      </>
    ),
  },
  { question: 'How do I change or end a monthly gift?', answer: donateFacts.change.value },
];

/** Questions of people who give through others, or who audit. */
const moreQuestions: readonly DonorQuestion[] = [
  { question: 'Will my employer match my gift?', answer: donateFacts.employerMatch.value },
  { question: 'Stock, or a donor-advised fund?', answer: donateFacts.stock.value },
  { question: 'Where is your form 990?', answer: donateFacts.form990.value },
  { question: 'Where is your annual report?', answer: donateFacts.annualReport.value },
].filter(({ answer }) => answer !== null);

/** Every way to give, the effect of a gift, and answers for donors. */
export function DonatePage() {
  return (
    <>
      <PageHeader
        title="Ways to give"
        picture={pictureAt(paths.donate)}
        breadcrumbs={breadcrumbs}
        first={<GivingChoices options={donationOptions} described />}
      />
      <Block heading="What your gift does" tone="sage">
        <CheckList items={donateFacts.gifts.value} across />
        <p>
          {`Since ${org.foundedIn.value}: ${claims.years.value}. `}
          <Link to={paths.impact}>See our impact</Link>
        </p>
      </Block>
      <Block heading="Receipts, taxes and checks">
        <Answers answers={questions} />
      </Block>
      {moreQuestions.length > 0 && (
        <Block heading="For your records">
          <Answers answers={moreQuestions} />
        </Block>
      )}
      <CallToAction
        heading="Would you like to talk first?"
        actions={
          <>
            <Button to={paths.contact}>Contact Us</Button>
            <Button to={`${paths.partner}#${churchesId}`} variant="secondary">
              For churches
            </Button>
          </>
        }
      >
        <p>Ask us anything about giving.</p>
      </CallToAction>
      <StillMissing
        facts={[
          ['our annual report', donateFacts.annualReport],
          ['form 990', donateFacts.form990],
        ]}
      />
    </>
  );
}
