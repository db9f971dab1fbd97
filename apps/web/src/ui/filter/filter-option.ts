/** One value that a list can be filtered by. */
export interface FilterOption {
  readonly id: string;
  readonly label: string;
}
