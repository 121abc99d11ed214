/** A part of the tree of addresses: what stands at it, and below it by the next word. */
interface Branch {
  owner?: string | null;
  readonly below: Map<string, Branch>;
}

const newBranch = (): Branch => ({ below: new Map() });

/** The owner of most of the pages at a branch and directly below it, where it has at least two of them: a rule then stands for all. */
function usualOwner({ owner, below }: Branch): string | null | undefined {
  const counts = new Map<string | null, number>();
  const count = (one: string | null | undefined) => {
    if (one !== undefined) counts.set(one, (counts.get(one) ?? 0) + 1);
  };
  count(owner);
  for (const branch of below.values()) count(usualOwner(branch) ?? branch.owner);
  const [most] = [...counts].sort(([, a], [, b]) => b - a);
  return most && most[1] > 1 ? most[0] : undefined;
}

/**
 * The rules that say who has the page at an address, as few as the tree of addresses allows: a branch whose pages mostly have one owner
 * is one rule ('/events/**'), and the pages of others below it are rules of their own. They say the truth for every address that is
 * given; another address below a branch is told to belong to the owner of the branch.
 * @param owners the owner of each page by its address; null stands for no owner, and so does an address without a rule.
 * @returns the rules of each owner, in the order of their addresses.
 */
export function addressRules(
  owners: ReadonlyMap<string, string | null>,
): ReadonlyMap<string | null, readonly string[]> {
  const root = newBranch();
  for (const [address, owner] of owners) {
    let branch = root;
    for (const word of address.split('/').slice(1)) {
      const next = branch.below.get(word) ?? newBranch();
      branch.below.set(word, next);
      branch = next;
    }
    branch.owner = owner;
  }
  const rules = new Map<string | null, string[]>();
  const add = (owner: string | null, rule: string) => rules.set(owner, [...(rules.get(owner) ?? []), rule]);

  /** @param inherited the owner by a rule for a branch above. */
  function describe(path: string, branch: Branch, inherited: string | null): void {
    // No rule stands for all addresses: those that nobody has are left to the server.
    const usual = path === '' || branch.below.size === 0 ? inherited : (usualOwner(branch) ?? inherited);
    if (usual !== inherited) add(usual, `${path}/**`);
    if (branch.owner !== undefined && branch.owner !== usual) add(branch.owner, path);
    for (const [word, next] of branch.below) describe(`${path}/${word}`, next, usual);
  }

  describe('', root, null);
  return rules;
}
