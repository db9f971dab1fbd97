/**
 * Entry point `@tideform/sync/rights`: interprets the rows of a form's permissions, for the dialog that shows and
 * changes them.
 */

export type { FormRights, RightsRow } from './rights/form-rights.ts';
export { groupPrincipal, type Principal, personPrincipal, siteGroupIds } from './rights/principal.ts';
export {
  computeCell,
  computeLevels,
  getFormColumns,
  isEditingOn,
  isFixed,
  isInBuilderTable,
  isInFormTable,
  levelsWithoutForm,
  type PermissionColumn,
  type RequestedLevels,
} from './rights/right-cells.ts';
