/** Functions that convert a form's permissions to the columns and rows of its permission tables. */
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
