import type { ComponentDefinition, FieldState } from '@tideform/engine';

/** What a button asks of the form around it. */
export type FormAction =
  | { readonly kind: 'submit' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'url'; readonly url: string };

/**
 * What every view gets. `Slot` is what drawing children gives back (a React node; named here so that this file
 * stays pure). A view is drawn anew only when `state` is another object.
 */
export interface ViewProps<Props = unknown, Value = unknown, Slot = unknown> {
  /** DOM id of the control, unique in the page; label, hint and errors derive theirs from it. */
  readonly id: string;
  readonly definition: ComponentDefinition;
  readonly props: Props;
  readonly state: Omit<FieldState, 'value'> & { readonly value: Value | undefined };
  /** The whole form is read-only (`state.disabled` is this field alone). */
  readonly readOnly: boolean;
  readonly onChange: (value: Value | undefined) => void;
  /** The control was left: broken rules may be shown. */
  readonly onBlur: () => void;
  readonly onAction: (action: FormAction) => void;
  /** Draws the children of a slot, by its index in `ComponentSpec.children`. */
  readonly slot: (index: number) => Slot;
}
