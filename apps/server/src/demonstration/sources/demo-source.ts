import type { TeamKey } from '../forms/demo-form.ts';

interface BaseSource {
  /** ID of the data source, which form definitions refer to. */
  readonly id: string;
  readonly team: TeamKey;
  readonly title: string;
}

/** Data source from a file in the team's library. */
export interface DemoFileSource extends BaseSource {
  readonly fileName: string;
  /** Column names. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** Data source that consists of the submissions of a form. */
export interface DemoSubmissionsSource extends BaseSource {
  /** Key of the demo form. */
  readonly submissionsOf: string;
}

/** Data source that consists of the members of the team. */
export interface DemoPeopleSource extends BaseSource {
  readonly isPeople: true;
}

/** Data source of the demo. */
export type DemoSource = DemoFileSource | DemoSubmissionsSource | DemoPeopleSource;
