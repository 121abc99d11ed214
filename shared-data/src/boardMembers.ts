import type { Content } from '../schemas/Content';

export { boardMembers, boardMembersSources } from '../generated/boardMembers';

export type BoardMember = Content['boardMembers'][number];
