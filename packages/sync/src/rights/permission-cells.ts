import type { FormRow } from '../database/rows.ts';
import { type AccessLevel, accessLevelRanks, type RightsRow } from './form-rights.ts';

/** Permission that a column of the permissions dialog shows. */
export type PermissionColumn = 'create' | 'respond' | 'viewAll' | 'editSubmissions' | 'build';

type FormAccessSettings = Pick<FormRow, 'confidentialResponses' | 'submissionEditMode'>;

export interface PermissionCell {
  readonly isSelected: boolean;
  /**
   * Whether the cell can't be changed: the row belongs to an owner, or another permission of the row includes this one.
   */
  readonly isLocked: boolean;
}

/** Access levels that a row should get on the two folders of the form. */
export interface RequestedLevels {
  readonly config: Exclude<AccessLevel, 'owner'>;
  readonly responses: Exclude<AccessLevel, 'owner'>;
}

export const isEditingEnabled = ({ submissionEditMode }: FormAccessSettings): boolean =>
  submissionEditMode !== 'disabled';

/** Returns the columns of Form permissions. `create` is “Create and edit responses” while editing is enabled. */
export function getFormColumns(form: FormAccessSettings): readonly PermissionColumn[] {
  if (!form.confidentialResponses) return ['create', 'viewAll'];
  return isEditingEnabled(form) ? ['respond', 'viewAll', 'editSubmissions'] : ['respond', 'viewAll'];
}

/** Returns whether a row is an owner's and can't be changed. */
export const isOwnerRow = ({ config, responses }: RightsRow): boolean =>
  config.level === 'owner' || responses.level === 'owner';

/** Computes the state of one cell from the levels of its row. */
export function computeCell(column: PermissionColumn, row: RightsRow, form: FormAccessSettings): PermissionCell {
  const isSelected = hasPermission(column, row);
  return { isSelected, isLocked: isOwnerRow(row) || (isSelected && isImplied(column, row, form)) };
}

function hasPermission(column: PermissionColumn, { config, responses }: RightsRow): boolean {
  switch (column) {
    case 'create':
      return (
        accessLevelRanks[config.level] >= accessLevelRanks.read &&
        accessLevelRanks[responses.level] >= accessLevelRanks.write
      );
    case 'respond':
      return accessLevelRanks[config.level] >= accessLevelRanks.read;
    case 'viewAll':
      return accessLevelRanks[responses.level] >= accessLevelRanks.read;
    case 'editSubmissions':
      return accessLevelRanks[responses.level] >= accessLevelRanks.write;
    case 'build':
      return accessLevelRanks[config.level] >= accessLevelRanks.write;
  }
}

/** Returns whether another selected permission in the dialog's visible columns includes this one. */
function isImplied(column: PermissionColumn, row: RightsRow, form: FormAccessSettings): boolean {
  if (column === 'respond') return hasPermission('build', row);
  if (column !== 'viewAll') return false;
  const writing = form.confidentialResponses ? 'editSubmissions' : 'create';
  return getFormColumns(form).includes(writing) && hasPermission(writing, row);
}

/**
 * Returns whether a row appears in Form Permissions. Principals that may only build forms are listed in the dialog's
 * other table.
 */
export function isInFormTable(row: RightsRow, form: FormAccessSettings): boolean {
  return getFormColumns(form).some((column) => hasPermission(column, row)) || row.config.level === 'read';
}

export const isInBuilderTable = (row: RightsRow): boolean => hasPermission('build', row);

/** Returns the levels of a row after a permission is selected or cleared. */
export function computeLevels(
  column: PermissionColumn,
  isGranted: boolean,
  row: RightsRow,
  form: FormAccessSettings,
): RequestedLevels {
  const now = { config: toGrantableLevel(row.config.level), responses: toGrantableLevel(row.responses.level) };
  return isGranted ? addPermission(column, now) : removePermission(column, now, form);
}

/** Returns the levels of a principal that is added to a table: readings.md, 'Who may what on a form'. */
export function getInitialLevels(table: 'form' | 'builder', form: FormAccessSettings): RequestedLevels {
  const none: RequestedLevels = { config: 'none', responses: 'none' };
  if (table === 'builder') return addPermission('build', none);
  return addPermission(form.confidentialResponses ? 'respond' : 'create', none);
}

/** Returns the levels of a row after it is removed from Form Permissions; the permission to build stays. */
export const getLevelsWithoutForm = (row: RightsRow): RequestedLevels => ({
  config: accessLevelRanks[row.config.level] >= accessLevelRanks.write ? 'write' : 'none',
  responses: 'none',
});

function addPermission(column: PermissionColumn, now: RequestedLevels): RequestedLevels {
  switch (column) {
    case 'create':
      return { config: raiseTo(now.config, 'read'), responses: 'write' };
    case 'respond':
      return { ...now, config: raiseTo(now.config, 'read') };
    case 'viewAll':
      return { ...now, responses: raiseTo(now.responses, 'read') };
    case 'editSubmissions':
      return { ...now, responses: 'write' };
    case 'build':
      return { ...now, config: 'write' };
  }
}

/**
 * NOTE: a principal that loses write access keeps read access, as the next column shows, until that is cleared too.
 * Access to a form without its responses is only offered for confidential forms.
 */
function removePermission(column: PermissionColumn, now: RequestedLevels, form: FormAccessSettings): RequestedLevels {
  switch (column) {
    case 'create':
    case 'editSubmissions':
      return { ...now, responses: 'read' };
    case 'respond':
      return { ...now, config: 'none' };
    case 'viewAll': {
      const keepsForm = form.confidentialResponses === true || now.config === 'write';
      return { config: keepsForm ? now.config : 'none', responses: 'none' };
    }
    case 'build': {
      const keepsForm = form.confidentialResponses === true || now.responses !== 'none';
      return { ...now, config: keepsForm ? 'read' : 'none' };
    }
  }
}

const raiseTo = (now: RequestedLevels['config'], least: 'read' | 'write') =>
  accessLevelRanks[now] >= accessLevelRanks[least] ? now : least;

const toGrantableLevel = (level: AccessLevel): RequestedLevels['config'] => (level === 'owner' ? 'write' : level);
