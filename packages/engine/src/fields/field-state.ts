import type { ComponentSpec } from '../component-spec.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import type { BrokenRule } from '../validation/validation-error.ts';

/** Immutable description of one field of a session. Only the `path` of a field in a row changes, when the row moves. */
export interface FieldNode {
  /**
   * Identity within the session, derived from the position in the definition because keys repeat in real forms: `3`,
   * `3.columns[0].1`. In a grid row: the grid, the row and the column, `3.r7.0`.
   */
  readonly id: string;
  /** Definition as stored. `FieldState.definition` holds the definition after logic. */
  readonly definition: ComponentDefinition;
  /** Settings parsed by the component's spec. */
  readonly props: unknown;
  /**
   * Data path of the answer; for a layout component, of the object its children write into. Contains the current row
   * index: `dg[1].price`.
   */
  readonly path: string;
  readonly parentId: string | undefined;
  /**
   * IDs of the children, slot by slot, in the order of `ComponentSpec.children`. Empty for a grid, whose fields are in
   * `FieldState.rows`.
   */
  readonly slots: readonly (readonly string[])[];
  /** False if no spec exists for this type. Views render a short notice and keep the children. */
  readonly known: boolean;
  readonly spec: ComponentSpec | undefined;
}

/** One row of a field with the shape `rows`. */
export interface FieldRow {
  /** Stable row ID, independent of other rows. */
  readonly id: string;
  /** IDs of the row's fields, one per column, in order. Empty if the stored row is not an object. */
  readonly fieldIds: readonly string[];
}

/** Choices that the form definition does not contain; see `ComponentSpec.choicesFrom`. */
export interface OfferedChoices {
  /** Rendered URL of the list; absent if a script provides the choices. */
  readonly address?: string;
  /**
   * Choices returned by a script, or loaded by a view from `address`. Untrusted. Absent while unknown or incomplete.
   */
  readonly list?: readonly unknown[];
  /** True if the script that provides the choices failed. */
  readonly isFailed?: true;
  /** Incremented whenever `refreshOn` requests a reload of the choices. */
  readonly reloadCount: number;
}

/**
 * State of a field as views render it. A new object is created only when a value changes, so views can compare by
 * identity.
 */
export interface FieldState {
  /** Answer of the field; undefined for containers. For a grid, only an answer that is not a list of rows. */
  readonly value: unknown;
  /** Result of conditions and the `hidden` property. Invisible fields render nothing. */
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Validation errors to show: set after the field was left or a submit was attempted. */
  readonly issues: readonly BrokenRule[];
  /** Definition after logic; `FieldNode.definition` itself while no logic changes it. */
  readonly definition: ComponentDefinition;
  /** Parsed settings after logic; `FieldNode.props` itself while no logic changes them. */
  readonly props: unknown;
  /** Choices from a script or a URL. The same object until they change. */
  readonly offer?: OfferedChoices;
  /** Rows of a field with the shape `rows`. The same array until a row is added, removed or moved. */
  readonly rows?: readonly FieldRow[];
  /** Indexes of columns with at least one visible cell, for a field with the shape `rows`. */
  readonly visibleColumns?: readonly number[];
  /** True while the author's condition disallows adding rows; only for a field with the shape `rows`. */
  readonly isClosed?: boolean;
}
