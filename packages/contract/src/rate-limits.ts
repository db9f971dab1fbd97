/** How many calls of one operation are carried out in a minute; what is left out is not counted. */
export interface RateLimits {
  /** Of one address: everybody behind it. Counted before anything else is looked at. */
  readonly address?: number;
  /** Of one person or visitor, by their token, on all of their devices. */
  readonly token?: number;
  /** Of one team, by people and programs. */
  readonly team?: number;
  /** Of one key of a team. */
  readonly key?: number;
  /** Of one share link, by all who answer by it. */
  readonly share?: number;
}

/** An office shares one address; a person has several tabs and devices, each of which sends a queue as fast as it may. */
export function usualLimits(caller: string, method: string): RateLimits {
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
