/** What is wrong with a name for a custom field. @param others names of the team's other fields */
export function nameProblem(name: string, others: readonly string[]): 'needsName' | 'taken' | undefined {
  const wanted = name.trim().toLowerCase();
  if (wanted === '') return 'needsName';
  return others.some((other) => other.toLowerCase() === wanted) ? 'taken' : undefined;
}
