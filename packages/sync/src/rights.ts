/**
 * Entry point `@tideform/sync/rights`: interprets the rows of a form's permissions, for the dialog that shows and
 * changes them.
 */

export type { FormRights, RightsRow } from './rights/form-rights.ts';
export {
  computeCell,
  computeLevels,
  getFormColumns,
  getLevelsWithoutForm,
  isEditingEnabled,
  isInBuilderTable,
  isInFormTable,
  isOwnerRow,
  type PermissionColumn,
  type RequestedLevels,
} from './rights/permission-cells.ts';
export { createGroupPrincipal, createPersonPrincipal, type Principal, siteGroupIds } from './rights/principal.ts';
