/** A branch in the tree of addresses: the page at its address, and the branches below it by segment. */
interface Branch {
  owner?: string | null;
  readonly below: Map<string, Branch>;
}

const newBranch = (): Branch => ({ below: new Map() });

/**
 * Returns the owner of most pages at a branch and directly below it, if it has at least two of them. A rule can then
 * cover the whole branch.
 */
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
 * Returns the fewest rules that tell who owns the page at an address. A branch whose pages mostly have one owner
 * becomes one rule ('/events/**'), and each page of another owner below it becomes another rule. The rules are correct
 * for every given address. Any other address below a branch counts as the branch owner's.
 * @param owners the owner of each page by address, or null. An address without a rule has no owner.
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

  /** @param inherited the owner by a rule for a higher branch. */
  function describe(path: string, branch: Branch, inherited: string | null): void {
    // No rule covers all addresses. The server handles those without an owner.
    const usual = path === '' || branch.below.size === 0 ? inherited : (usualOwner(branch) ?? inherited);
    if (usual !== inherited) add(usual, `${path}/**`);
    if (branch.owner !== undefined && branch.owner !== usual) add(branch.owner, path);
    for (const [word, next] of branch.below) describe(`${path}/${word}`, next, usual);
  }

  describe('', root, null);
  return rules;
}
