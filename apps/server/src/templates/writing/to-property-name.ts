/** Converts a label to a property name, such as `Valid from (time)` to `validFromTime`. */
export function toPropertyName(label: string): string {
  const words = label.replace(/[’']/g, '').match(/[A-Za-z0-9]+/g) ?? [];
  const joined = words
    .map((word, index) =>
      index === 0 ? word.toLowerCase() : word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    )
    .join('');
  return /^\d/.test(joined) ? `n${joined}` : joined;
}
