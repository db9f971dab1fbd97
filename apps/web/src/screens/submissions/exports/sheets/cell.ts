/** Typed value of a spreadsheet cell. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly isAmount?: boolean }
  | { readonly kind: 'tick'; readonly value: boolean }
  /** A date without time, `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /**
   * `YYYY-MM-DDTHH:mm:ss`, the clock time that the table shows, because spreadsheets have no time zones. The codebook
   * sheet names the zone.
   */
  | { readonly kind: 'moment'; readonly localTime: string };

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly widthPx: number }[];
  readonly rows: Iterable<readonly (Cell | undefined)[]>;
}
