/** Maximum clock difference between the machines of an installation, in seconds. */
const MAX_CLOCK_SKEW_SECONDS = 300;

/** Returns true if a token's issue time is in the future. Such a token is forged, and could outlive its signing key. */
export const isIssuedInFuture = ({ iat }: { readonly iat?: number | undefined }, now: Date): boolean =>
  iat !== undefined && iat > now.getTime() / 1000 + MAX_CLOCK_SKEW_SECONDS;
