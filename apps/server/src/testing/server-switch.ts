/** What a server with switches can be made to do: see `server-with-switches.ts`. */
export type ServerSwitch =
  /** Graph refuses every access token issued so far, as if its hour were over. */
  | { readonly switch: 'expire-tokens' }
  /** Graph answers this person's tokens issued so far with a claims challenge. */
  | { readonly switch: 'challenge-tokens'; readonly mail: string };
