import { definePage } from '@site/section/definePage';
import { donateFacts } from '@site/shared-data/facts/partner';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { Answers } from '@site/ui/Answers';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { CheckList } from '@site/ui/CheckList';
import { PageHeader } from '@site/ui/PageHeader';
import { GivingChoices } from '../giving/GivingChoices';
import { givingQuestions } from '../giving/givingQuestions';
import { OtherWays } from '../giving/OtherWays';
import { pictureAt } from '../pictureAt';
import { trailTo } from '../trailTo';

const breadcrumbs = trailTo(paths.donate);

export const donatePage = definePage({
  path: paths.donate,
  title: 'Ways to give',
  description: `Give monthly or once, name ${org.name.value} in your will, or host a supply drive. Answers for donors.`,
  picture: 'partner-donate',
  breadcrumbs,
  Page: DonatePage,
});

/** The ways to give: online at once, then those that take a talk or a box. */
export function DonatePage() {
  return (
    <>
      <PageHeader
        title="Ways to give"
        lead="You choose the way and the amount."
        picture={pictureAt(paths.donate)}
        breadcrumbs={breadcrumbs}
        first={<GivingChoices />}
      />
      <Block heading="More ways to give">
        <OtherWays />
      </Block>
      <Block heading="Receipts and taxes">
        <Answers answers={givingQuestions} />
      </Block>
      <Block heading="What your gift does" tone="sage">
        <CheckList items={donateFacts.gifts.value} across />
      </Block>
      <CallToAction heading="Would you like to talk first?" actions={<Button to={paths.contact}>Contact Us</Button>}>
        <p>Ask us anything about giving.</p>
      </CallToAction>
    </>
  );
}
