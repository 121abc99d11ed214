import type { Content } from '../schemas/Content';

export { boardMembers, boardMembersSources } from '../generated/boardMembers';

/** A board member. */
export type BoardMember = Content['boardMembers'][number];
