/** What the rows of a form's rights mean, column by column. */
export {
  afterChange,
  cellOf,
  formRights,
  groupHolder,
  isEditingOn,
  isFixed,
  isOfBuilder,
  isOfForm,
  personHolder,
  siteGroupIds,
  withoutForm,
} from '@tideform/sync/rights';
