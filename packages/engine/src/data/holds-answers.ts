/** Says whether data has every answer of a part of it, however much more it has. Lists must be as long as the part's. */
export function holdsAnswers(data: unknown, part: unknown): boolean {
  if (Object.is(data, part)) return true;
  if (typeof data !== 'object' || typeof part !== 'object' || data === null || part === null) return false;
  if (Array.isArray(part)) {
    return Array.isArray(data) && data.length === part.length && part.every((one, at) => holdsAnswers(data[at], one));
  }
  return (
    !Array.isArray(data) &&
    Object.entries(part).every(
      ([name, one]) => Object.hasOwn(data, name) && holdsAnswers((data as Record<string, unknown>)[name], one),
    )
  );
}
