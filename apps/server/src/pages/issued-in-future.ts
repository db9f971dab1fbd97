/** How far the clock of another machine of this installation may be ahead. */
const aheadSeconds = 300;

/** Whether a token says that it is issued later than now: no honest clock says so, and it would outlive its key. */
export const isIssuedInFuture = ({ iat }: { readonly iat?: number | undefined }, now: Date): boolean =>
  iat !== undefined && iat > now.getTime() / 1000 + aheadSeconds;
