import { definePage } from '@site/section/definePage';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { GetHelp } from '@site/ui/GetHelp';
import { NextStep } from '@site/ui/NextStep';
import { PageHeader } from '@site/ui/PageHeader';
import { Letter } from './Letter';

export const welcomePage = definePage({
  path: paths.welcome,
  title: 'Welcome',
  description: 'A letter to you from the person who leads our team, for whatever brought you to this page.',
  picture: 'welcome',
  isForNeed: true,
  Page: WelcomePage,
});

/** A personal letter to new visitors. */
function WelcomePage() {
  return (
    <>
      <PageHeader
        title="Welcome"
        lead="A letter to you, from the person who leads our team."
        picture={{
          name: 'welcome',
          alt: 'A wooden desk by an arched window with a handwritten letter, a pen, an envelope, a mug, a lamp and camellias.',
        }}
      />
      <Block>
        <Letter />
      </Block>
      <GetHelp />
      <NextStep related={{ label: 'Medical clinic', path: paths.clinic, hint: 'What a first visit is like' }} />
    </>
  );
}
