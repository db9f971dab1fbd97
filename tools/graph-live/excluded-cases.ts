/**
 * Maps a rule number to the reason why its conformance cases are excluded: they need a test hook that a running service
 * doesn't have.
 */
export const excludedCases: Readonly<Record<string, string>> = {
  'GR-155': 'an upload session cannot be made to expire early',
  'GR-170': 'a change token of a library cannot be made to expire',
  'GR-334': 'a change token of a list cannot be made to expire',
};

/** Returns a pattern that matches all test titles without these rule numbers. */
export function excludeRules(rules: readonly string[]): string {
  return `^(?!.*\\[(${rules.join('|')})\\])`;
}
