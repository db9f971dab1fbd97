/** Meaning of the rows of a form's permissions, by column. */
export {
  computeCell,
  computeLevels,
  getFormColumns,
  groupPrincipal,
  isEditingOn,
  isFixed,
  isInBuilderTable,
  isInFormTable,
  levelsWithoutForm,
  personPrincipal,
  siteGroupIds,
} from '@tideform/sync/rights';
