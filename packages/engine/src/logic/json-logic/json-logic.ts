/** A JSONLogic rule, read once. */
export interface JsonLogicRule {
  /**
   * @param read gives the value at a path of names (`['data', 'a', 'b']`); asked for each `var` and `missing`, own
   * properties only
   * @returns what the rule gives; `undefined` where it cannot be evaluated
   */
  evaluate(read: (path: readonly string[]) => unknown): unknown;
}
