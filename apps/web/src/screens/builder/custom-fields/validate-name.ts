/**
 * Validates a name for a custom field.
 * @param otherNames names of the team's other custom fields
 * @returns the key of the message, or `undefined` for a valid name
 */
export function validateName(name: string, otherNames: readonly string[]): 'needsName' | 'taken' | undefined {
  const normalizedName = name.trim().toLowerCase();
  if (normalizedName === '') return 'needsName';
  return otherNames.some((other) => other.toLowerCase() === normalizedName) ? 'taken' : undefined;
}
