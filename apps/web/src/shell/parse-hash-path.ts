/**
 * Returns the path of an old link, which has its path in the hash: `#teams/…`, `#/config`. Returns `undefined` for any
 * other hash, such as the prefill `#data=…`.
 */
export function parseHashPath(hash: string): string | undefined {
  const match = /^#\/?((?:teams|config|tenant)(?:[/?].*)?)$/.exec(hash);
  return match ? `/${match[1]}` : undefined;
}
