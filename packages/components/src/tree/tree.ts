import { type ComponentDefinition, type ComponentSpec, isRecord, type SubmissionData } from '@tideform/engine';
import { getComponentsSlot, parseComponents } from '../kit/read/child-slots.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import {
  anything,
  flag,
  object,
  type ParsedShape,
  propsSchema,
  type SettingParser,
} from '../kit/read/setting-parsers.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const parseFields: SettingParser<readonly ComponentDefinition[]> = parseComponents;

const shape = {
  ...fieldShape,
  /** Fields of each node. */
  components: parseFields,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type TreeProps = ParsedShape<typeof shape>;

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
  isEmpty: (value) => !isTreeNode(value),
  check: (value, props, isBrokenInside) =>
    listTreeNodes(value).some(({ node }) => isBrokenInside?.(props.components, getNodeData(node)))
      ? [{ rule: 'incomplete' }]
      : [],
  normalize: (value) => (value === null || value === '' ? {} : (value as TreeValue | undefined)),
  children: getComponentsSlot,
};

export const isTreeNode = (value: unknown): value is TreeValue =>
  isRecord(value) && (isRecord(value.data) || Array.isArray(value.children));

const noData: SubmissionData = {};

export const getNodeData = ({ data }: TreeValue): SubmissionData => (isRecord(data) ? data : noData);

/** Returns the direct children of a node. Invalid entries keep their positions. */
export const getChildNodes = ({ children }: TreeValue): readonly unknown[] => (Array.isArray(children) ? children : []);

export interface NumberedNode {
  readonly node: TreeValue;
  /** Hierarchical number of the node: `1`, `1.2`, `1.2.1`. */
  readonly number: string;
}

/** Returns all nodes up to the maximum depth, in document order. */
export function listTreeNodes(value: unknown, number = '1', level = 1): readonly NumberedNode[] {
  if (!isTreeNode(value) || level > MAX_LEVELS) return [];
  const below = getChildNodes(value).flatMap((child, index) =>
    listTreeNodes(child, `${number}.${index + 1}`, level + 1),
  );
  return [{ node: value, number }, ...below];
}
