import type { ComponentDefinition, ComponentSpec, FieldRow, FieldState, Session } from '@tideform/engine';

/** Action that a button triggers in its form. */
export type FormAction =
  | { readonly kind: 'submit' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'event'; readonly event: string }
  /** Runs the author's code of the button. */
  | { readonly kind: 'custom' }
  | { readonly kind: 'url'; readonly url: string };

/** What the view of a `rows` component needs to render its rows. */
export interface RowsInView<Slot = unknown> {
  /** Returns the spec of a column's component type, or `undefined` for an unknown type. */
  readonly specOf: (type: string) => ComponentSpec | undefined;
  /** Renders the field of `row` in a column, by the column's index among the component's children. */
  readonly cell: (row: FieldRow, column: number) => Slot;
  /** Adds a row with default answers, at the end or before index `index`. */
  readonly add: (index?: number) => void;
  readonly remove: (rowId: string) => void;
  /** Moves a row to index `index`. */
  readonly move: (rowId: string, index: number) => void;
  /**
   * Session and node of the rows, for views that show and validate rows as a whole. Absent on the builder's canvas,
   * which has no session.
   */
  readonly sessionNode?: { readonly session: Session; readonly nodeId: string };
}

/** Grid row that contains a field. */
export interface InRow {
  /** Suffix of the accessible name, not shown: `, row 2`. */
  readonly suffix: string;
  /** Suffix for fields in nested grids of this row, with the grid's name: `, row 2 of Visits`. */
  readonly nestedSuffix: string;
  /** Whether the column header shows the field's label, where the grid is a table. */
  readonly hasColumnHead: boolean;
}

/**
 * Props of every component view. `Slot` is the type of rendered children (a React node; generic so that this file
 * doesn't depend on React). A view renders again only when `state` is a different object.
 */
export interface ViewProps<Props = unknown, Value = unknown, Slot = unknown> {
  /** DOM ID of the control, unique on the page; the IDs of label, hint and errors derive from it. */
  readonly id: string;
  readonly definition: ComponentDefinition;
  readonly props: Props;
  readonly state: Omit<FieldState, 'value' | 'definition' | 'props'> & { readonly value: Value | undefined };
  /** Set for a field in a grid row. */
  readonly inRow?: InRow | undefined;
  /** Whether the whole form is read-only (`state.disabled` is about this field only). */
  readonly readOnly: boolean;
  readonly onChange: (value: Value | undefined) => void;
  /** Called when the control loses the focus; from then on validation errors may be shown. */
  readonly onBlur: () => void;
  readonly onAction: (action: FormAction) => void;
  /** Called when all choices of an address (`state.offer`) are loaded. Absent outside sessions. */
  readonly onChoicesLoaded?: ((address: string, list: readonly unknown[]) => void) | undefined;
  /** Renders the children of a slot, by its index in `ComponentSpec.children`. */
  readonly slot: (index: number) => Slot;
  /** Present for components of the shape `rows`; the rows themselves are `state.rows`. */
  readonly rows?: RowsInView<Slot>;
}
