import { boardMembers } from '@site/shared-data/boardMembers';
import { paths } from '@site/shared-data/paths';
import { staff } from '@site/shared-data/staff';
import { Block } from '@site/ui/Block';
import { Button } from '@site/ui/Button';
import { CallToAction } from '@site/ui/CallToAction';
import { Notice } from '@site/ui/Notice';
import { PageHeader } from '@site/ui/PageHeader';
import { BoardList } from './BoardList';
import { StaffCards } from './StaffCards';
import { teamTrail } from './teamTrail';

/** The people who work here and the board that guides them. */
export function TeamPage() {
  return (
    <>
      <PageHeader
        title="Our team"
        lead="These are the people you may meet when you call or come by."
        breadcrumbs={teamTrail}
        picture={{
          name: 'team',
          alt: 'A row of four arched front doors in different colors, with wreaths, plants and a welcome mat.',
        }}
      >
        <Notice>
          <p>The people on this page are samples.</p>
        </Notice>
      </PageHeader>
      <Block heading="Staff">
        <StaffCards staff={staff} />
      </Block>
      <Block heading="Board" tone="sand">
        <p>The board guides the clinic and looks after its means.</p>
        <BoardList members={boardMembers} />
      </Block>
      <CallToAction heading="Join us" actions={<Button to={paths.volunteer}>Volunteer with us</Button>}>
        <p>There is a place for you beside this team, whatever you like to do.</p>
      </CallToAction>
    </>
  );
}
