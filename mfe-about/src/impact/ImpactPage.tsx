import { definePage } from '@site/section/definePage';
import { Link } from '@site/section/Link';
import { claims } from '@site/shared-data/claims';
import { familiesCounted, impactFacts } from '@site/shared-data/facts/about';
import { paths } from '@site/shared-data/paths';
import { Actions } from '@site/ui/Actions';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { GetHelp } from '@site/ui/GetHelp';
import { PageHeader } from '@site/ui/PageHeader';
import { Prose } from '@site/ui/Prose';
import { StillMissing } from '@site/ui/StillMissing';
import { FamiliesServed } from './FamiliesServed';
import styles from './ImpactPage.module.css';
import { MoreClaims } from './MoreClaims';

export const impactPage = definePage({
  path: paths.impact,
  title: 'Our impact',
  description: 'How many families, for how many years, and how you can be part of it: give, or volunteer.',
  picture: 'impact',
  Page: ImpactPage,
});

/** The impact of the clinic: a number, its source, and the people behind it. */
function ImpactPage() {
  return (
    <>
      <PageHeader
        title="Our impact"
        lead="Behind every number is a family."
        picture={{
          name: 'impact',
          alt: 'A patchwork quilt of twelve arches with a house, camellia, heart, pines, bird, baby shoes, sun, tree, leaves, mug and star.',
        }}
        frame="whole"
      >
        <FamiliesServed />
        <Actions>
          <Button to={paths.give}>Give</Button>
          <Button to={paths.volunteer} variant="secondary">
            Volunteer
          </Button>
        </Actions>
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
      <StillMissing
        facts={[
          ['the year', familiesCounted.year],
          ['the source', familiesCounted.source],
          ['how it is counted', familiesCounted.way],
          ['the hotline’s number', claims.hotlinePhone],
        ]}
      />
    </>
  );
}
