import type { ComponentDefinition, ComponentSpec, FieldRow, FieldState, Session } from '@tideform/engine';

/** Action that a button of a form triggers. */
export type FormAction =
  | { readonly kind: 'submit' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'event'; readonly event: string }
  /** Runs the code that the author wrote for the button. */
  | { readonly kind: 'custom' }
  | { readonly kind: 'url'; readonly url: string };

/** Functions that the view of a `rows` component needs to render and change its rows. */
export interface GridRowsApi<Slot = unknown> {
  /** Returns the spec of a column's component type, or `undefined` for an unknown type. */
  readonly specOf: (type: string) => ComponentSpec | undefined;
  /** Renders the field of `row` in a column. Columns are numbered by their index among the component's children. */
  readonly cell: (row: FieldRow, column: number) => Slot;
  /** Adds a row with default answers, at the end or before the row at `index`. */
  readonly add: (index?: number) => void;
  readonly remove: (rowId: string) => void;
  /** Moves a row to index `index`. */
  readonly move: (rowId: string, index: number) => void;
  /**
   * Session and node of the rows, for views that show and validate all rows together. Absent on the builder's canvas,
   * which has no session.
   */
  readonly sessionNode?: { readonly session: Session; readonly nodeId: string };
}

/** Grid row that contains a field. */
export interface RowContext {
  /** Suffix of a field's accessible name that isn't visible: `, row 2`. */
  readonly suffix: string;
  /** Suffix for fields in grids nested in this row, which includes the name of the outer grid: `, row 2 of Visits`. */
  readonly nestedSuffix: string;
  /** Whether the column header shows the field's label if the grid is rendered as a table. */
  readonly hasColumnHead: boolean;
}

/**
 * Props of every component view. `Slot` is the type of rendered children: a React node, but generic so that this file
 * doesn't depend on React. A view renders again only if `state` is a different object.
 */
export interface ViewProps<Props = unknown, Value = unknown, Slot = unknown> {
  /** DOM ID of the control, unique on the page; the IDs of label, hint and errors derive from it. */
  readonly id: string;
  readonly definition: ComponentDefinition;
  readonly props: Props;
  readonly state: Omit<FieldState, 'value' | 'definition' | 'props'> & { readonly value: Value | undefined };
  /** Grid row that contains the field; absent for a field outside grids. */
  readonly inRow?: RowContext | undefined;
  /** Whether the whole form is read-only, whereas `state.disabled` is about this field only. */
  readonly readOnly: boolean;
  readonly onChange: (value: Value | undefined) => void;
  /** Called when the control loses the focus. From then on, validation errors may be shown. */
  readonly onBlur: () => void;
  readonly onAction: (action: FormAction) => void;
  /** Called when all choices of an address (`state.offer`) are loaded. Absent outside sessions. */
  readonly onChoicesLoaded?: ((address: string, list: readonly unknown[]) => void) | undefined;
  /** Renders the children of a slot, given its index in `ComponentSpec.children`. */
  readonly slot: (index: number) => Slot;
  /** Rendering and editing of rows, for components of the shape `rows`. The rows themselves are in `state.rows`. */
  readonly rows?: GridRowsApi<Slot>;
}
