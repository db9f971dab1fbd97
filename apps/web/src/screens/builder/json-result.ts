/** Result of parsing JSON that the user typed: a value, or a list of problems. */
export type JsonResult<Value> =
  | { readonly ok: true; readonly value: Value; readonly warning?: string }
  | { readonly ok: false; readonly problems: readonly string[] };
