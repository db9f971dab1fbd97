/**
 * Path of an old link, which has it in the hash: `#teams/…`, `#/config`. `undefined` for every other hash (`#data=…`
 * is a prefill).
 */
export function parseHashPath(hash: string): string | undefined {
  const match = /^#\/?((?:teams|config|tenant)(?:[/?].*)?)$/.exec(hash);
  return match ? `/${match[1]}` : undefined;
}
