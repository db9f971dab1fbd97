import type { FormRow } from '../database/rows.ts';
import { type Level, type RightsRow, rank } from './form-rights.ts';

/** Permission that a column of the permissions dialog shows. */
export type PermissionColumn = 'create' | 'respond' | 'viewAll' | 'editSubmissions' | 'build';

type FormAccessSettings = Pick<FormRow, 'confidentialResponses' | 'submissionEditMode'>;

export interface Cell {
  readonly isSelected: boolean;
  /**
   * Whether the cell can't be changed: the row belongs to an owner, or another permission of the row includes this one.
   */
  readonly isLocked: boolean;
}

/** Access levels that a row should get on the two folders of the form. */
export interface RequestedLevels {
  readonly config: Exclude<Level, 'owner'>;
  readonly responses: Exclude<Level, 'owner'>;
}

export const isEditingOn = ({ submissionEditMode }: FormAccessSettings): boolean => submissionEditMode !== 'disabled';

/** Returns the columns of Form permissions. `create` is “Create and edit responses” while editing is enabled. */
export function getFormColumns(form: FormAccessSettings): readonly PermissionColumn[] {
  if (!form.confidentialResponses) return ['create', 'viewAll'];
  return isEditingOn(form) ? ['respond', 'viewAll', 'editSubmissions'] : ['respond', 'viewAll'];
}

/** Returns whether a row is an owner's and can't be changed. */
export const isFixed = ({ config, responses }: RightsRow): boolean =>
  config.level === 'owner' || responses.level === 'owner';

/** Computes the state of one cell from the levels of its row. */
export function computeCell(right: PermissionColumn, row: RightsRow, form: FormAccessSettings): Cell {
  const isSelected = holds(right, row);
  return { isSelected, isLocked: isFixed(row) || (isSelected && isImplied(right, row, form)) };
}

function holds(right: PermissionColumn, { config, responses }: RightsRow): boolean {
  switch (right) {
    case 'create':
      return rank[config.level] >= rank.read && rank[responses.level] >= rank.write;
    case 'respond':
      return rank[config.level] >= rank.read;
    case 'viewAll':
      return rank[responses.level] >= rank.read;
    case 'editSubmissions':
      return rank[responses.level] >= rank.write;
    case 'build':
      return rank[config.level] >= rank.write;
  }
}

/** Returns whether another selected permission in the dialog's visible columns includes this one. */
function isImplied(right: PermissionColumn, row: RightsRow, form: FormAccessSettings): boolean {
  if (right === 'respond') return holds('build', row);
  if (right !== 'viewAll') return false;
  const writing = form.confidentialResponses ? 'editSubmissions' : 'create';
  return getFormColumns(form).includes(writing) && holds(writing, row);
}

/**
 * Returns whether a row appears in Form Permissions. Principals that may only build forms are listed in the dialog's
 * other table.
 */
export function isInFormTable(row: RightsRow, form: FormAccessSettings): boolean {
  return getFormColumns(form).some((right) => holds(right, row)) || row.config.level === 'read';
}

export const isInBuilderTable = (row: RightsRow): boolean => holds('build', row);

/** Returns the levels of a row after a permission is selected or cleared. */
export function computeLevels(
  right: PermissionColumn,
  isGranted: boolean,
  row: RightsRow,
  form: FormAccessSettings,
): RequestedLevels {
  const now = { config: grantable(row.config.level), responses: grantable(row.responses.level) };
  return isGranted ? grant(right, now) : revoke(right, now, form);
}

/** Returns the levels of a principal that is added to a table: readings.md, 'Who may what on a form'. */
export function initialLevels(table: 'form' | 'builder', form: FormAccessSettings): RequestedLevels {
  const none: RequestedLevels = { config: 'none', responses: 'none' };
  if (table === 'builder') return grant('build', none);
  return grant(form.confidentialResponses ? 'respond' : 'create', none);
}

/** Returns the levels of a row after it is removed from Form Permissions; the permission to build stays. */
export const levelsWithoutForm = (row: RightsRow): RequestedLevels => ({
  config: rank[row.config.level] >= rank.write ? 'write' : 'none',
  responses: 'none',
});

function grant(right: PermissionColumn, now: RequestedLevels): RequestedLevels {
  switch (right) {
    case 'create':
      return { config: atLeast(now.config, 'read'), responses: 'write' };
    case 'respond':
      return { ...now, config: atLeast(now.config, 'read') };
    case 'viewAll':
      return { ...now, responses: atLeast(now.responses, 'read') };
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
function revoke(right: PermissionColumn, now: RequestedLevels, form: FormAccessSettings): RequestedLevels {
  switch (right) {
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

const atLeast = (now: RequestedLevels['config'], least: 'read' | 'write') => (rank[now] >= rank[least] ? now : least);

const grantable = (level: Level): RequestedLevels['config'] => (level === 'owner' ? 'write' : level);
