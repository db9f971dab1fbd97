/** What stands in a cell of a spreadsheet. */
export type Cell =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number'; readonly value: number; readonly isAmount?: boolean }
  | { readonly kind: 'tick'; readonly value: boolean }
  /** `YYYY-MM-DD`. */
  | { readonly kind: 'day'; readonly day: string }
  /** An instant in ms; a spreadsheet knows no zones, so it stands there as the person's clock had it. */
  | { readonly kind: 'moment'; readonly ms: number };

export interface Sheet {
  readonly name: string;
  readonly columns: readonly { readonly label: string; readonly widthPx: number }[];
  readonly rows: Iterable<readonly (Cell | undefined)[]>;
}
