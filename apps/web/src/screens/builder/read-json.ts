/** What a person wrote, read: a value, or what is wrong with it. */
export type ReadJson<Value> =
  | { readonly ok: true; readonly value: Value; readonly warning?: string }
  | { readonly ok: false; readonly problems: readonly string[] };
