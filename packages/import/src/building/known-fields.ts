/**
 * Kind of an answer, as detailed as expressions need it. `boxes`: a boolean per choice; `list`: a list of selected
 * values.
 */
export type AnswerKind = 'text' | 'number' | 'truth' | 'date' | 'time' | 'list' | 'boxes' | 'rows' | 'group' | 'other';

/** Position of a field or expression in the answers. */
export interface AnswerPosition {
  /** Path from the root of the data, through grids and containers: `['items', 'price']`. */
  readonly path: readonly string[];
  /** Length of the part of `path` that leads to the surrounding rows; 0 outside grids. */
  readonly rowsPathLength: number;
}

/** Field of the form under construction. Expressions in the imported file can refer to it. */
export interface KnownField extends AnswerPosition {
  readonly kind: AnswerKind;
  /** Stored values of the choices. */
  readonly choices: readonly string[];
}

/** Fields, keyed by their names in the imported file, including fields of outer scopes. */
export interface KnownFields {
  add(name: string, field: KnownField): void;
  get(name: string): KnownField | undefined;
}

export function createKnownFields(parentFields?: KnownFields): KnownFields {
  const fields = new Map<string, KnownField>();
  return {
    add(name, field) {
      if (!fields.has(name)) fields.set(name, field);
    },
    get: (name) => fields.get(name) ?? parentFields?.get(name),
  };
}

/**
 * Returns the JSONLogic variable of a field, relative to the position of an expression; `undefined` if the field is in
 * rows that don't contain the expression.
 */
export function getJsonLogicVariable(field: AnswerPosition, from: AnswerPosition): string | undefined {
  if (field.path.some((name) => name.includes('.'))) return undefined;
  if (field.rowsPathLength === 0) return `data.${field.path.join('.')}`;
  const isSameRow =
    field.rowsPathLength === from.rowsPathLength &&
    field.path.slice(0, field.rowsPathLength).every((name, position) => name === from.path[position]);
  return isSameRow ? `row.${field.path.slice(field.rowsPathLength).join('.')}` : undefined;
}
