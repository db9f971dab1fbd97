import { type ComponentSpec, isRecord, permissionLevels } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { oneOf, propsSchema, type Read } from '../../kit/read/lenient.ts';
import { editorSpec } from '../editor-spec.ts';

export type PermissionListProps = Read<typeof fieldShape>;

/** People and what they may do with a component: `user`, `permissionLevel`, and what else a form file has. */
export type StoredPermission = Readonly<Record<string, unknown>>;

/** Builder only: edits who may do what with a component. */
export const permissionList: ComponentSpec<PermissionListProps, readonly StoredPermission[]> = {
  ...editorSpec,
  type: 'permissionList',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => storedPermissions(value).length === 0,
  normalize: (value) => value as readonly StoredPermission[] | undefined,
};

/** One entry may stand outside a list. What is no object speaks of nobody. */
export function storedPermissions(value: unknown): readonly StoredPermission[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

const [hidden, ...others] = permissionLevels;

/** What an entry allows. One that says nothing that is known forbids nothing. */
export const levelOf = ({ permissionLevel }: StoredPermission) =>
  permissionLevel === undefined ? 'edit' : oneOf(hidden, ...others)(permissionLevel);
