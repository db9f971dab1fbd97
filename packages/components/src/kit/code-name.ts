/** A name that code may say, for completion: `data.person.name` is offered after `data.person.`. */
export interface CodeName {
  readonly path: string;
  /** What it is, in a few words: the label of a field. */
  readonly detail: string;
  /** The type of the answer, as code would write it: `number`, `"a" | "b"`. Absent: nobody knows. */
  readonly type?: string;
}
