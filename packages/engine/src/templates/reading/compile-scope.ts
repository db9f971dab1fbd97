/** Where in the template we are: names that blocks around give, and how many there are. */
export interface Scope {
  readonly params: readonly string[];
  readonly depth: number;
}
