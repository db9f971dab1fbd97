import type { ViewProps } from '@tideform/components/kit/view-props.ts';
import { type ComponentType, specs } from '@tideform/components/specs';
import {
  type ChildSlot,
  type ComponentDefinition,
  type ComponentSpec,
  findChildSlots,
  isRecord,
} from '@tideform/engine';

/** Props, state and slots with which a component's view renders it without an answer. */
export interface ParsedBlock {
  readonly props: unknown;
  readonly state: ViewProps['state'];
  readonly slots: readonly ChildSlot[];
  /** True when the children are columns of rows; the canvas renders one row. */
  readonly hasRows: boolean;
}

/**
 * Parses a definition for its view. Returns `undefined` for an unknown type or invalid props; `findChildSlots` then finds
 * the children by form.io's conventions.
 */
export function parseBlock(definition: ComponentDefinition): ParsedBlock | undefined {
  const spec: ComponentSpec | undefined = Object.hasOwn(specs, definition.type)
    ? specs[definition.type as ComponentType]
    : undefined;
  const parsed = spec?.props.safeParse(definition);
  if (!spec || !parsed?.success) return undefined;
  const props = expandPanel(parsed.data);
  const slots = spec.children(props, definition);
  const hasRows = spec.shape === 'rows';
  const required = isRecord(definition.validate) && [true, 'true'].includes(definition.validate.required as boolean);
  const state = { value: spec.emptyValue(props), visible: true, disabled: false, required, issues: [] };
  if (!hasRows) return { props, state, slots, hasRows };
  const fieldIds = (slots[0]?.components ?? []).map((_, index) => String(index));
  return { props, state: { ...state, value: undefined, rows: [{ id: 'row', fieldIds }] }, slots, hasRows };
}

export const getUnknownTypeSlots = (definition: ComponentDefinition): readonly ChildSlot[] =>
  findChildSlots(definition);

/** Expands a collapsed panel, so that its components can be edited on the canvas. */
const expandPanel = (props: unknown): unknown =>
  isRecord(props) && props.collapsed === true ? { ...props, collapsed: false } : props;
