/** Returns true if data contains every answer of `part`, and possibly more. Lists must have the same length. */
export function containsAnswers(data: unknown, part: unknown): boolean {
  if (Object.is(data, part)) return true;
  if (typeof data !== 'object' || typeof part !== 'object' || data === null || part === null) return false;
  if (Array.isArray(part)) {
    return (
      Array.isArray(data) && data.length === part.length && part.every((one, at) => containsAnswers(data[at], one))
    );
  }
  return (
    !Array.isArray(data) &&
    Object.entries(part).every(
      ([name, one]) => Object.hasOwn(data, name) && containsAnswers((data as Record<string, unknown>)[name], one),
    )
  );
}
