/** What an answer is, as far as expressions have to know. `boxes`: ticks by choice; `list`: a list of what was chosen. */
export type AnswerKind = 'text' | 'number' | 'truth' | 'date' | 'time' | 'list' | 'boxes' | 'rows' | 'group' | 'other';

/** Where something stands among the answers. */
export interface Standpoint {
  /** From the top of the data, through grids and containers: `['items', 'price']`. */
  readonly path: readonly string[];
  /** How many names of the path lead to the rows that it lies in; 0: none. */
  readonly rowsAt: number;
}

/** A field of the form that is being made, as expressions of the file name it. */
export interface KnownField extends Standpoint {
  readonly kind: AnswerKind;
  /** What can be chosen, as it is stored. */
  readonly choices: readonly string[];
}

/** Fields by the names that the file has for them; those of the place around are known, too. */
export interface KnownFields {
  add(name: string, field: KnownField): void;
  get(name: string): KnownField | undefined;
}

export function createKnownFields(around?: KnownFields): KnownFields {
  const fields = new Map<string, KnownField>();
  return {
    add(name, field) {
      if (!fields.has(name)) fields.set(name, field);
    },
    get: (name) => fields.get(name) ?? around?.get(name),
  };
}

/** What JSONLogic calls a field from where the expression stands; `undefined`: it lies in other rows. */
export function variableOf(field: Standpoint, from: Standpoint): string | undefined {
  if (field.path.some((name) => name.includes('.'))) return undefined;
  if (field.rowsAt === 0) return `data.${field.path.join('.')}`;
  const isSameRow =
    field.rowsAt === from.rowsAt && field.path.slice(0, field.rowsAt).every((name, at) => name === from.path[at]);
  return isSameRow ? `row.${field.path.slice(field.rowsAt).join('.')}` : undefined;
}
