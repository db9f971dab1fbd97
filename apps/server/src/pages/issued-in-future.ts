/** Maximum clock skew between machines of an installation. */
const aheadSeconds = 300;

/** Returns true if a token's issue time is in the future: such a token is forged, and could outlive its key. */
export const isIssuedInFuture = ({ iat }: { readonly iat?: number | undefined }, now: Date): boolean =>
  iat !== undefined && iat > now.getTime() / 1000 + aheadSeconds;
