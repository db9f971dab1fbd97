/** Cases that need a hook that a running service doesn't have, with the reason, by rule. */
export const excludedCases: Readonly<Record<string, string>> = {
  'GR-155': 'nothing makes an upload session expire before its day',
  'GR-170': 'nothing makes a change token of a library too old',
  'GR-334': 'nothing makes a change token of a list too old',
};

/** Returns a pattern of test titles that excludes these rules. */
export function excludeRules(rules: readonly string[]): string {
  return `^(?!.*\\[(${rules.join('|')})\\])`;
}
