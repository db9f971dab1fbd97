/** Gives the value at a path of names (`['data', 'a', 'b']`), `[]` for all that there is. Own properties only. */
export type ReadPath = (path: readonly string[]) => unknown;

/** A JSONLogic rule, read once. */
export interface JsonLogicRule {
  /**
   * @param read asked for each `var` and `missing` outside of lists, and for each row that is looked up (`ROWS`)
   * @param nowMs what `relativeMaxDate` counts from; absent: a rule that asks for it gives nothing
   * @param timeZone IANA name of the zone whose calendar it is counted on; absent: this machine's
   * @returns what the rule gives; `undefined` where it cannot be evaluated, or takes too long. Never throws
   */
  evaluate(read: ReadPath, nowMs?: number, timeZone?: string): unknown;
}
