import type { Content } from '../schemas/Content';

export { boardMembers, boardMembersSources } from '../generated/boardMembers';

/** A member of the board. */
export type BoardMember = Content['boardMembers'][number];
