import { type ComponentDefinition, type ComponentSpec, isRecord, type SubmissionData } from '@tideform/engine';
import { getComponentsSlot, parseComponents } from '../kit/read/child-slots.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, propsSchema, type Read, type Reader } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const components: Reader<readonly ComponentDefinition[]> = parseComponents;

const shape = {
  ...fieldShape,
  /** Fields of each node. */
  components,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type TreeProps = Read<typeof shape>;

/** Stored node; `{}` before the first answer. */
export interface TreeValue {
  readonly data?: SubmissionData;
  readonly children?: readonly unknown[];
}

/** Maximum depth of nodes. Deeper nodes are kept, but aren't shown, validated or printed. */
export const MAX_LEVELS = 20;

/** Component spec of a tree: nested nodes with the same fields. */
export const tree: ComponentSpec<TreeProps, TreeValue> = {
  ...valueSpec,
  type: 'tree',
  valueKind: () => 'anything',
  cell: 'none',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => (isRecord(defaultValue) ? defaultValue : {}),
  isEmpty: (value) => !isNode(value),
  check: (value, props, isBrokenInside) =>
    listNodes(value).some(({ node }) => isBrokenInside?.(props.components, getNodeData(node)))
      ? [{ rule: 'incomplete' }]
      : [],
  normalize: (value) => (value === null || value === '' ? {} : (value as TreeValue | undefined)),
  children: getComponentsSlot,
};

export const isNode = (value: unknown): value is TreeValue =>
  isRecord(value) && (isRecord(value.data) || Array.isArray(value.children));

const nothing: SubmissionData = {};

export const getNodeData = ({ data }: TreeValue): SubmissionData => (isRecord(data) ? data : nothing);

/** Returns the direct children of a node. Invalid entries keep their positions. */
export const getChildNodes = ({ children }: TreeValue): readonly unknown[] => (Array.isArray(children) ? children : []);

export interface NumberedNode {
  readonly node: TreeValue;
  /** Hierarchical number of the node: `1`, `1.2`, `1.2.1`. */
  readonly number: string;
}

/** Returns all nodes up to the maximum depth, in document order. */
export function listNodes(value: unknown, number = '1', level = 1): readonly NumberedNode[] {
  if (!isNode(value) || level > MAX_LEVELS) return [];
  const below = getChildNodes(value).flatMap((child, index) => listNodes(child, `${number}.${index + 1}`, level + 1));
  return [{ node: value, number }, ...below];
}
