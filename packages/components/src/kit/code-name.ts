/** Name that code may use, for code completion: `data.person.name` is suggested after `data.person.`. */
export interface CodeName {
  readonly path: string;
  /** Short description of the name, such as the label of a field. */
  readonly detail: string;
  /** Type of the answer in TypeScript: `number`, `"a" | "b"`. Absent if unknown. */
  readonly type?: string;
}
