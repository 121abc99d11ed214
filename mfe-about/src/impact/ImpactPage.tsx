import { claims } from '@site/shared-data/claims';
import { paths } from '@site/shared-data/paths';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { GetHelp } from '@site/ui/GetHelp';
import { PageHeader } from '@site/ui/PageHeader';
import { Prose } from '@site/ui/Prose';
import { Claims } from './Claims';
import styles from './ImpactPage.module.css';

const howCounted =
  claims.howCounted.value ??
  'We will write here what counts as a family served. Until then, ask us and we will explain.';

/** What the clinic's work adds up to, said plainly. */
export function ImpactPage() {
  return (
    <>
      <PageHeader
        title="Our impact"
        lead="Behind every number is a person who came through the door."
        picture={{
          name: 'impact',
          alt: 'A patchwork quilt of twelve arches with a house, camellia, heart, pines, bird, baby shoes, sun, tree, leaves, mug and star.',
        }}
      />
      <Block>
        <Claims />
        <div className={styles.words}>
          <Prose>
            <h2>What the numbers mean</h2>
            <p>{howCounted}</p>
            <p>The number of the 24/7 hotline is not on this site yet. The lines below answer day and night.</p>
          </Prose>
          <Prose>
            <h2>Stories</h2>
            <p>Stories belong to the people who lived them. We share one when they give us permission.</p>
            <p>If you would like to tell yours, we would be glad to listen.</p>
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
        <p>A gift or an afternoon of your time reaches a family close to home.</p>
      </CallToAction>
    </>
  );
}
