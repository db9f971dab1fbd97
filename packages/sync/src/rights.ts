/** What the rows of a form's rights mean, for the dialog that shows and changes them. */

export type { FormRights, RightsRow } from './rights/form-rights.ts';
export { groupHolder, type Holder, personHolder, siteGroupIds } from './rights/holder.ts';
export {
  afterChange,
  cellOf,
  formRights,
  isEditingOn,
  isFixed,
  isOfBuilder,
  isOfForm,
  type Right,
  type Wanted,
  withoutForm,
} from './rights/right-cells.ts';
