import type { ComponentDefinition, ComponentSpec, FieldRow, FieldState, Session } from '@tideform/engine';

/** What a button asks of the form around it. */
export type FormAction =
  | { readonly kind: 'submit' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'event'; readonly event: string }
  /** The code that the form's author gave the button. */
  | { readonly kind: 'custom' }
  | { readonly kind: 'url'; readonly url: string };

/** What the view of a `rows` component draws its rows with. */
export interface RowsInView<Slot = unknown> {
  /** What the component of a column answers; `undefined`: nobody knows its type. */
  readonly specOf: (type: string) => ComponentSpec | undefined;
  /** Draws the field of one row that belongs to a column, by the column's index among the component's children. */
  readonly cell: (row: FieldRow, column: number) => Slot;
  /** Adds a row with default answers, at the end or before the row at `index`. */
  readonly add: (index?: number) => void;
  readonly remove: (rowId: string) => void;
  /** Moves a row so that it comes to lie at `index`. */
  readonly move: (rowId: string, index: number) => void;
  /** Whose rows they are, for views that show and check rows as a whole. Absent on the builder's canvas, where nobody answers. */
  readonly answering?: { readonly session: Session; readonly nodeId: string };
}

/** Where a field lies in a grid. */
export interface InRow {
  /** Said after the field's label, not drawn: `, row 2`. */
  readonly suffix: string;
  /** The same for what lies in rows of this row, where it says whose row it is: `, row 2 of Visits`. */
  readonly around: string;
  /** The head of the field's column shows its label, where the grid is a table. */
  readonly hasColumnHead: boolean;
}

/**
 * What every view gets. `Slot` is what drawing children gives back (a React node; named here so that this file
 * stays pure). A view is drawn again only when `state` is another object.
 */
export interface ViewProps<Props = unknown, Value = unknown, Slot = unknown> {
  /** DOM id of the control, unique in the page; label, hint and errors derive theirs from it. */
  readonly id: string;
  readonly definition: ComponentDefinition;
  readonly props: Props;
  readonly state: Omit<FieldState, 'value' | 'definition' | 'props'> & { readonly value: Value | undefined };
  /** Of a field in a row of a grid. */
  readonly inRow?: InRow | undefined;
  /** The whole form is read-only (`state.disabled` is this field alone). */
  readonly readOnly: boolean;
  readonly onChange: (value: Value | undefined) => void;
  /** The control was left: broken rules may be shown. */
  readonly onBlur: () => void;
  readonly onAction: (action: FormAction) => void;
  /** All there is to choose from at an address (`state.offer`) is here. Absent where nobody answers. */
  readonly onOffer?: ((address: string, list: readonly unknown[]) => void) | undefined;
  /** Draws the children of a slot, by its index in `ComponentSpec.children`. */
  readonly slot: (index: number) => Slot;
  /** There for components of the shape `rows`; the rows themselves are `state.rows`. */
  readonly rows?: RowsInView<Slot>;
}
