/** Returns whether a text is a GUID. PostgreSQL fails when it compares an ID with anything else. */
export function isGuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
}
