/** Functions that convert a form's permissions to the columns and rows of its permission tables. */
export {
  computeCell,
  computeLevels,
  createGroupPrincipal,
  createPersonPrincipal,
  getFormColumns,
  getLevelsWithoutForm,
  isEditingEnabled,
  isInBuilderTable,
  isInFormTable,
  isOwnerRow,
  siteGroupIds,
} from '@tideform/sync/rights';
