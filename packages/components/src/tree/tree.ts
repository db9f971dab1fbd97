import { type ComponentDefinition, type ComponentSpec, isRecord, type SubmissionData } from '@tideform/engine';
import { componentsOf, heldComponents } from '../kit/read/child-slots.ts';
import { fieldShape } from '../kit/read/field-shape.ts';
import { anything, flag, object, propsSchema, type Read, type Reader } from '../kit/read/lenient.ts';
import { valueSpec } from '../kit/rules/value-spec.ts';

const components: Reader<readonly ComponentDefinition[]> = componentsOf;

const shape = {
  ...fieldShape,
  /** What each node asks. */
  components,
  defaultValue: anything(),
  validate: object({ required: flag() }),
};

export type TreeProps = Read<typeof shape>;

/** A node as it is stored; `{}` before there is one. */
export interface TreeValue {
  readonly data?: SubmissionData;
  readonly children?: readonly unknown[];
}

/** What lies deeper is kept, and neither shown, checked nor printed. */
export const MOST_LEVELS = 20;

/** Nodes with the same questions, in each other. */
export const tree: ComponentSpec<TreeProps, TreeValue> = {
  ...valueSpec,
  type: 'tree',
  valueKind: () => 'anything',
  cell: 'none',
  props: propsSchema(shape),
  emptyValue: ({ defaultValue }) => (isRecord(defaultValue) ? defaultValue : {}),
  isEmpty: (value) => !isNode(value),
  check: (value, props, isBrokenInside) =>
    nodesIn(value).some(({ node }) => isBrokenInside?.(props.components, dataOf(node))) ? [{ rule: 'incomplete' }] : [],
  normalize: (value) => (value === null || value === '' ? {} : (value as TreeValue | undefined)),
  children: heldComponents,
};

export const isNode = (value: unknown): value is TreeValue =>
  isRecord(value) && (isRecord(value.data) || Array.isArray(value.children));

const nothing: SubmissionData = {};

export const dataOf = ({ data }: TreeValue): SubmissionData => (isRecord(data) ? data : nothing);

/** The nodes right below. What is none keeps its place. */
export const childrenOf = ({ children }: TreeValue): readonly unknown[] => (Array.isArray(children) ? children : []);

export interface NumberedNode {
  readonly node: TreeValue;
  /** `1`, `1.2`, `1.2.1` */
  readonly number: string;
}

/** All nodes in document order, as far as they are shown. */
export function nodesIn(value: unknown, number = '1', level = 1): readonly NumberedNode[] {
  if (!isNode(value) || level > MOST_LEVELS) return [];
  const below = childrenOf(value).flatMap((child, index) => nodesIn(child, `${number}.${index + 1}`, level + 1));
  return [{ node: value, number }, ...below];
}
