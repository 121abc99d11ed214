import type { Sourced, Sources } from './Fact';

/** A member of the board. */
export interface BoardMember extends Sourced {
  readonly name: string;
  readonly title: string;
  /** Where the member works or serves otherwise. */
  readonly organization?: string;
}

export const boardMemberSources: Sources<BoardMember> = {
  name: { status: 'sample', knownBy: 'board', note: 'Invented.' },
  title: { status: 'sample', knownBy: 'board' },
  organization: { status: 'sample', knownBy: 'board', note: 'Invented.' },
};

/** The board, in the order of its list. */
export const boardMembers: readonly BoardMember[] = [
  { name: 'Pat Sample', title: 'Chair', organization: 'Example Community Bank' },
  { name: 'Chris Sample', title: 'Vice Chair', organization: 'Example University' },
  { name: 'Kim Sample', title: 'Secretary' },
  { name: 'Drew Sample', title: 'Treasurer', organization: 'Example Accounting' },
  { name: 'Sam Sample', title: 'Member', organization: 'Example Church' },
  { name: 'Jesse Sample', title: 'Member' },
  { name: 'Kerry Sample', title: 'Member' },
  { name: 'Blair Sample', title: 'Member', organization: 'Example Schools' },
  { name: 'Reese Sample', title: 'Member' },
  { name: 'Kelly Sample', title: 'Member' },
];
