import { definePage } from '@site/section/definePage';
import { Link } from '@site/section/Link';
import { claims } from '@site/shared-data/claims';
import { familiesCounted, impactFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { GetHelp } from '@site/ui/GetHelp';
import { PageHeader } from '@site/ui/PageHeader';
import { Prose } from '@site/ui/Prose';
import { SampleNotice } from '@site/ui/SampleNotice';
import { FamiliesServed } from './FamiliesServed';
import styles from './ImpactPage.module.css';
import { MoreClaims } from './MoreClaims';

export const impactPage = definePage({
  path: paths.impact,
  title: 'Our impact',
  description: 'The work in numbers, the stories behind them, and how you can be part of it.',
  picture: 'impact',
  Page: ImpactPage,
});

/** The impact of the clinic: a number, its source, and the people behind it. */
function ImpactPage() {
  return (
    <>
      <PageHeader
        title="Our impact"
        lead="A number is made of people. Each one has a name and a story."
        picture={{
          name: 'impact',
          alt: 'A patchwork quilt of twelve arches with a house, camellia, heart, pines, bird, baby shoes, sun, tree, leaves, mug and star.',
        }}
        frame="whole"
        first={
          <SampleNotice
            facts={[...Object.values(claims), ...Object.values(familiesCounted), ...Object.values(impactFacts)]}
          >
            Some of what is here is not confirmed yet.
          </SampleNotice>
        }
      >
        <FamiliesServed />
      </PageHeader>
      <Block>
        <div className={styles.words}>
          <MoreClaims />
          <Prose>
            <h2>Stories</h2>
            <p>{impactFacts.stories.value}</p>
            <p>
              Would you like to tell yours? <Link to={paths.contact}>Contact us</Link>.
            </p>
          </Prose>
        </div>
      </Block>
      <GetHelp />
      <CallToAction
        heading="You can be part of this"
        actions={
          <>
            <Button to={paths.give}>Give</Button>
            <Button to={paths.volunteer} variant="secondary">
              Volunteer
            </Button>
          </>
        }
      >
        <p>You can give, or share an afternoon of your time.</p>
      </CallToAction>
    </>
  );
}
