/** Switches of `server-with-switches.ts`. */
export type ServerSwitch =
  /** Graph rejects all access tokens issued so far, as if they had expired. */
  | { readonly switch: 'expire-tokens' }
  /** Graph responds to this person's tokens issued so far with a claims challenge. */
  | { readonly switch: 'challenge-tokens'; readonly mail: string };
