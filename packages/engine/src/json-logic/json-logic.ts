/** Returns the value at a path (`['data', 'a', 'b']`); `[]` for the whole context. Own properties only. */
export type ReadPath = (path: readonly string[]) => unknown;

/** Parsed JSONLogic rule. */
export interface JsonLogicRule {
  /**
   * Evaluates the rule. Never throws.
   * @param read called for each `var` and `missing` outside of lists, and for each looked-up row (`DATA_SOURCE_ROWS`)
   * @param nowMs base of `relativeMaxDate`; absent: rules that use it return `undefined`
   * @param timeZone IANA time zone of `relativeMaxDate`; absent: the zone of this machine
   * @returns the result; `undefined` if the rule fails or takes too long
   */
  evaluate(read: ReadPath, nowMs?: number, timeZone?: string): unknown;
}
