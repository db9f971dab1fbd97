/**
 * Old links carry the path in the hash: `#teams/…`, `#/config`. Gives the path they mean, `undefined` for every other
 * hash (`#data=…` is a prefill).
 */
export function hashPath(hash: string): string | undefined {
  const match = /^#\/?((?:teams|config|tenant)(?:[/?].*)?)$/.exec(hash);
  return match ? `/${match[1]}` : undefined;
}
