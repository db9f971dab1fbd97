/** Name that code may use, for completion: `data.person.name` is offered after `data.person.`. */
export interface CodeName {
  readonly path: string;
  /** Short description: the label of a field. */
  readonly detail: string;
  /** Type of the answer as TypeScript: `number`, `"a" | "b"`. Absent: unknown. */
  readonly type?: string;
}
