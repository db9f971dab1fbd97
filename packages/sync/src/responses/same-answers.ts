/** Do these answers say the same? The order of keys does not count. */
export function sameAnswers(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    return (
      Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((one, at) => sameAnswers(one, b[at]))
    );
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const [keys, others] = [presentKeys(a), presentKeys(b)];
  return keys.length === others.length && keys.every((key) => Object.hasOwn(b, key) && sameAnswers(a[key], b[key]));
}

/** What JSON would keep. */
function presentKeys(record: Record<string, unknown>): string[] {
  return Object.keys(record).filter((key) => record[key] !== undefined);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
