import type { TeamKey } from '../forms/demo-form.ts';

/** A data source of the demonstration: a file in its team's library. */
export interface DemoSource {
  /** As forms name it. */
  readonly id: string;
  readonly team: TeamKey;
  readonly title: string;
  readonly fileName: string;
  /** Names of columns. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}
