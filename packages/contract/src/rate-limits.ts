/** Maximum calls of one operation per minute. An absent property means no limit. */
export interface RateLimits {
  /** Per IP address, including everyone behind it. Checked before anything else. */
  readonly address?: number;
  /** Per user or anonymous respondent, identified by their token, across devices. */
  readonly token?: number;
  /** Per team, including programs. */
  readonly team?: number;
  /** Per API key. */
  readonly key?: number;
  /** Per share link, including all of its respondents. */
  readonly share?: number;
}

/**
 * Default rate limits. An office shares one IP address; one user has several tabs and devices, each of which sends its
 * queue at full speed.
 */
export function getDefaultLimits(caller: string, method: string): RateLimits {
  switch (caller) {
    case 'none':
      return { address: method === 'GET' ? 1200 : 120 };
    case 'graph':
      return { address: 3000, token: 300 };
    case 'share':
      return { address: 1200, token: 120, share: 12_000 };
    default:
      return { token: 1200, team: 6000, key: 600 };
  }
}
