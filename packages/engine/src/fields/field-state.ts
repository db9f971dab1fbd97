import type { ComponentSpec } from '../component-spec.ts';
import type { ComponentDefinition } from '../definition/form-definition.ts';
import type { BrokenRule } from '../validation/issue.ts';

/** One component in one place of one answering session. Never changes while the session lives, but for a row's `path`. */
export interface FieldNode {
  /**
   * Identity within the session: the place in the definition, not the key (keys repeat in real forms): `3`,
   * `3.columns[0].1`. In a row of a grid, the grid, the row and the place in the columns: `3.r7.0`.
   */
  readonly id: string;
  /** As the author wrote it. What logic has made of it is in `FieldState`. */
  readonly definition: ComponentDefinition;
  /** Parsed settings, as the component's spec reads them. */
  readonly props: unknown;
  /**
   * Data path of the answer; of a layout component, of the data its children write into. In a row it says where the
   * row lies now: `dg[1].price`.
   */
  readonly path: string;
  readonly parentId: string | undefined;
  /** Children slot by slot, in the order of `ComponentSpec.children`. None for a grid: its fields are in `FieldState.rows`. */
  readonly slots: readonly (readonly string[])[];
  /** `false`: no spec for this type. Drawn as a quiet notice, children kept. */
  readonly known: boolean;
  readonly spec: ComponentSpec | undefined;
}

/** One row of a field of the shape `rows`. */
export interface FieldRow {
  /** Stays with the row when others are added, removed or moved. */
  readonly id: string;
  /** The row's fields, one for each column (child of the component), in their order. None when the stored row is no object. */
  readonly fieldIds: readonly string[];
}

/** What there is to choose from that the form does not hold; see `ComponentSpec.choicesFrom`. */
export interface Offer {
  /** Where the list is, its holes filled in; absent of what code gives. */
  readonly address?: string;
  /** What code gave, or a view has loaded from the address. Hostile until it is read. Absent: not known, or not whole. */
  readonly list?: readonly unknown[];
  /** The code cannot say it. */
  readonly isFailed?: true;
  /** Another number: `refreshOn` wants it loaded again. */
  readonly turn: number;
}

/** What a view draws. A new object only when something in it changed, so that it can be compared by identity. */
export interface FieldState {
  /** Nothing for what holds other fields. Of a grid, only an answer that cannot be read as rows. */
  readonly value: unknown;
  /** Conditional visibility and the `hidden` property together. An invisible field draws nothing. */
  readonly visible: boolean;
  readonly disabled: boolean;
  readonly required: boolean;
  /** Broken rules that may be shown: after the field was left or a submit was tried. */
  readonly issues: readonly BrokenRule[];
  /** The component as logic has it now: `FieldNode.definition` itself while no logic changes it. */
  readonly definition: ComponentDefinition;
  /** Its settings, parsed: `FieldNode.props` itself while no logic changes them. */
  readonly props: unknown;
  /** What there is to choose from, as far as it comes from elsewhere. The same object until there is another. */
  readonly offer?: Offer;
  /** Of a field of the shape `rows`. The same list until a row is added, removed or moved. */
  readonly rows?: readonly FieldRow[];
  /** Of a field of the shape `rows`: indexes of the columns that are visible in at least one row. */
  readonly visibleColumns?: readonly number[];
  /** Of a field of the shape `rows`: a person may add none now, as its author's condition says. */
  readonly isClosed?: boolean;
}
