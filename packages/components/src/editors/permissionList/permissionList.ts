import { type ComponentSpec, isRecord, permissionLevels } from '@tideform/engine';
import { fieldShape } from '../../kit/read/field-shape.ts';
import { oneOf, type ParsedShape, propsSchema } from '../../kit/read/setting-parsers.ts';
import { editorSpec } from '../editor-spec.ts';

export type PermissionListProps = ParsedShape<typeof fieldShape>;

/** Stored permission for people: `user`, `permissionLevel`, and further properties of the form file. */
export type StoredPermission = Readonly<Record<string, unknown>>;

/** Spec of the builder's editor for the permissions of a component. */
export const permissionList: ComponentSpec<PermissionListProps, readonly StoredPermission[]> = {
  ...editorSpec,
  type: 'permissionList',
  props: propsSchema(fieldShape),
  emptyValue: () => [],
  isEmpty: (value) => parsePermissions(value).length === 0,
  normalize: (value) => value as readonly StoredPermission[] | undefined,
};

/** Parses stored permissions: a list, or a single permission. Entries that aren't objects are ignored. */
export function parsePermissions(value: unknown): readonly StoredPermission[] {
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

const [hidden, ...others] = permissionLevels;

/** Returns the level of a permission. A permission without a stored level allows editing. */
export const getPermissionLevel = ({ permissionLevel }: StoredPermission) =>
  permissionLevel === undefined ? 'edit' : oneOf(hidden, ...others)(permissionLevel);
