/** Switches of `server-with-switches.ts`, which tests turn on over the process channel. */
export type ServerSwitch =
  /** Graph rejects all access tokens issued so far, as if they had expired. */
  | { readonly switch: 'expire-tokens' }
  /** Graph responds with a claims challenge to all tokens of this user that were issued so far. */
  | { readonly switch: 'challenge-tokens'; readonly mail: string };
