/** Whether two JSON values are alike; the order of properties does not matter. */
export function sameJson(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  return names.every((name) => Object.hasOwn(other, name) && sameJson(read(one, name), read(other, name)));
}

const read = (holder: object, name: string): unknown => (holder as Record<string, unknown>)[name];
