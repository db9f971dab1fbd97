/** Value by which a list can be filtered. */
export interface FilterOption {
  readonly id: string;
  readonly label: string;
}
