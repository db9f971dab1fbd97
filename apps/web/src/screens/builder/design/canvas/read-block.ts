import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import { type ComponentType, specs } from '@tideform/components/specs';
import { type ChildSlot, type ComponentDefinition, type ComponentSpec, childSlotsOf, isRecord } from '@tideform/engine';

/** What a component's own view needs to draw it unanswered. */
export interface ReadBlock {
  readonly props: unknown;
  readonly state: ViewProps['state'];
  readonly slots: readonly ChildSlot[];
  /** Its children are the columns of rows; the canvas has one row. */
  readonly hasRows: boolean;
}

/** `undefined`: there is no view for it; what lies in it is found by form.io's habits (`childSlotsOf`). */
export function readBlock(definition: ComponentDefinition): ReadBlock | undefined {
  const spec: ComponentSpec | undefined = Object.hasOwn(specs, definition.type)
    ? specs[definition.type as ComponentType]
    : undefined;
  const parsed = spec?.props.safeParse(definition);
  if (!spec || !parsed?.success) return undefined;
  const props = unfolded(parsed.data);
  const slots = spec.children(props, definition);
  const hasRows = spec.shape === 'rows';
  const required = isRecord(definition.validate) && [true, 'true'].includes(definition.validate.required as boolean);
  const state = { value: spec.emptyValue(props), visible: true, disabled: false, required, issues: [] };
  if (!hasRows) return { props, state, slots, hasRows };
  const fieldIds = (slots[0]?.components ?? []).map((_, index) => String(index));
  return { props, state: { ...state, value: undefined, rows: [{ id: 'row', fieldIds }] }, slots, hasRows };
}

export const foreignSlots = (definition: ComponentDefinition): readonly ChildSlot[] => childSlotsOf(definition);

/** A folded panel is open on the canvas: one could not see what one builds. */
const unfolded = (props: unknown): unknown =>
  isRecord(props) && props.collapsed === true ? { ...props, collapsed: false } : props;
