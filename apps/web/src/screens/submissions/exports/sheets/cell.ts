/** What stands in a cell of a spreadsheet. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly isAmount?: boolean }
  | { readonly kind: 'tick'; readonly value: boolean }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /** `YYYY-MM-DDTHH:mm:ss`: spreadsheets have no zones, so it is the clock that the table shows. The codebook names the zone. */
  | { readonly kind: 'moment'; readonly wall: string };

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly widthPx: number }[];
  readonly rows: Iterable<readonly (Cell | undefined)[]>;
}
