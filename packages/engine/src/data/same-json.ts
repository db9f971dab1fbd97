/** Says whether two values are the same as JSON, whatever the order of names. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>];
  return names.every((name) => Object.hasOwn(b, name) && sameJson(a[name], b[name]));
}
