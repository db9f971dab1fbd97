import type { TeamKey } from '../forms/demo-form.ts';

interface Source {
  /** As forms name it. */
  readonly id: string;
  readonly team: TeamKey;
  readonly title: string;
}

/** A file in its team's library. */
export interface DemoFileSource extends Source {
  readonly fileName: string;
  /** Names of columns. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

/** The submissions of a form. */
export interface DemoSubmissionsSource extends Source {
  /** Key of the form. */
  readonly submissionsOf: string;
}

/** The people of its team. */
export interface DemoPeopleSource extends Source {
  readonly isPeople: true;
}

/** A data source of the demonstration. */
export type DemoSource = DemoFileSource | DemoSubmissionsSource | DemoPeopleSource;
