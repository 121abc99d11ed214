import { definePage } from '@site/section/definePage';
import { Link } from '@site/section/Link';
import { claims } from '@site/shared-data/claims';
import { foundedYear } from '@site/shared-data/constants';
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
import { GivingChoices } from '../giving/GivingChoices';
import { pictureAt } from '../pictureAt';
import { breadcrumbsTo } from '../breadcrumbsTo';

const breadcrumbs = breadcrumbsTo(paths.donate);

export const donatePage = definePage({
  path: paths.donate,
  title: 'Ways to give',
  description: `Give monthly or once, name ${org.name.value} in your will, or host a supply drive. What a gift does, and answers for donors.`,
  picture: 'partner-donate',
  breadcrumbs,
  Page: DonatePage,
});

const questions = [
  { question: 'Will I get a receipt?', answer: donateFacts.receipt.value },
  {
    question: 'Is my gift tax-deductible?',
    answer: `${org.name.value} is ${org.legalStatus.value}. A tax adviser can tell you what that means for you.`,
  },
  {
    question: 'Can I send a check?',
    answer: (
      <>
        <p>{donateFacts.check.value}</p>
        <ClinicAddress />
      </>
    ),
  },
];

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
          {`Since ${foundedYear}: ${claims.years.value}. `}
          <Link to={paths.impact}>See our impact, and where its number comes from</Link>
        </p>
      </Block>
      <Block heading="Receipts, taxes and checks">
        <Answers answers={questions} />
      </Block>
      <CallToAction heading="Would you like to talk first?" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Ask us anything about giving.</p>
      </CallToAction>
    </>
  );
}
