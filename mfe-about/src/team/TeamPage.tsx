import { definePage } from '@site/section/definePage';
import { boardMembers, boardMembersSources } from '@site/shared-data/boardMembers';
import { teamFacts } from '@site/shared-data/facts/about';
import { sourceOf } from '@site/shared-data/Fact';
import { paths } from '@site/shared-data/paths';
import { org } from '@site/shared-data/siteFacts';
import { staff, staffSources } from '@site/shared-data/staff';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { PageHeader } from '@site/ui/PageHeader';
import { SampleNotice } from '@site/ui/SampleNotice';
import { aboutBreadcrumbs } from '../about/aboutBreadcrumbs';
import { BoardList } from './BoardList';
import { peopleStructuredData } from './peopleStructuredData';
import { StaffCards } from './StaffCards';

const breadcrumbs = aboutBreadcrumbs('Team', paths.team);

export const teamPage = definePage({
  path: paths.team,
  title: 'Our team and board',
  description: 'Meet the staff and the board: names, faces and what each person does.',
  picture: 'team',
  breadcrumbs,
  ...(process.env['SITE_TARGET'] !== 'browser' && { structuredData: peopleStructuredData(staff, staffSources) }),
  Page: TeamPage,
});

/** The source of each person. */
const people = [
  ...staff.map((member) => sourceOf(member, staffSources.name)),
  ...boardMembers.map((member) => sourceOf(member, boardMembersSources.name)),
];

/** The staff and the board. */
function TeamPage() {
  return (
    <>
      <PageHeader
        title="Our team"
        lead={`The people of ${org.name.value}.`}
        breadcrumbs={breadcrumbs}
        picture={{
          name: 'team',
          alt: 'A row of four arched front doors in different colors, with wreaths, plants and a welcome mat.',
        }}
      >
        <SampleNotice facts={people}>
          {people.every(({ status }) => status === 'sample')
            ? 'These people are samples.'
            : 'Some of these people are samples.'}
        </SampleNotice>
      </PageHeader>
      {staff.length > 0 && (
        <Block heading="Staff">
          <StaffCards staff={staff} />
        </Block>
      )}
      {boardMembers.length > 0 && (
        <Block heading="Board" tone="sand">
          <p>{teamFacts.board.value}</p>
          <BoardList members={boardMembers} />
        </Block>
      )}
      <CallToAction heading="Join us" actions={<Button to={paths.volunteer}>Volunteer with us</Button>}>
        <p>See what there is to do, and choose what you enjoy.</p>
      </CallToAction>
    </>
  );
}
