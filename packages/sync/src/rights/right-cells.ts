import type { FormRow } from '../database/rows.ts';
import { type Level, type RightsRow, rank } from './form-rights.ts';

/** What a column of the permissions dialog stands for. */
export type Right = 'create' | 'respond' | 'viewAll' | 'editSubmissions' | 'build';

type Way = Pick<FormRow, 'confidentialResponses' | 'submissionEditMode'>;

export interface Cell {
  readonly isTicked: boolean;
  /** It cannot be changed: the row is an owner's, or another right of the row holds it. */
  readonly isLocked: boolean;
}

/** The levels that a row shall have. */
export interface Wanted {
  readonly config: Exclude<Level, 'owner'>;
  readonly responses: Exclude<Level, 'owner'>;
}

export const isEditingOn = ({ submissionEditMode }: Way): boolean => submissionEditMode !== 'disabled';

/** The columns of Form Permissions; `create` stands for Create & Edit Responses while editing is on. */
export function formRights(form: Way): readonly Right[] {
  if (!form.confidentialResponses) return ['create', 'viewAll'];
  return isEditingOn(form) ? ['respond', 'viewAll', 'editSubmissions'] : ['respond', 'viewAll'];
}

/** Owner rows are fixed. */
export const isFixed = ({ config, responses }: RightsRow): boolean =>
  config.level === 'owner' || responses.level === 'owner';

/** What a right of a row is, by what the folders say. */
export function cellOf(right: Right, row: RightsRow, form: Way): Cell {
  const isTicked = holds(right, row);
  return { isTicked, isLocked: isFixed(row) || (isTicked && isImplied(right, row, form)) };
}

function holds(right: Right, { config, responses }: RightsRow): boolean {
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

/** Another right that is shown, and ticked, holds this one. */
function isImplied(right: Right, row: RightsRow, form: Way): boolean {
  if (right === 'respond') return holds('build', row);
  if (right !== 'viewAll') return false;
  const writing = form.confidentialResponses ? 'editSubmissions' : 'create';
  return formRights(form).includes(writing) && holds(writing, row);
}

/** Whether a row has something to say in Form Permissions: who may build alone stands in the other table. */
export function isOfForm(row: RightsRow, form: Way): boolean {
  return formRights(form).some((right) => holds(right, row)) || row.config.level === 'read';
}

export const isOfBuilder = (row: RightsRow): boolean => holds('build', row);

/** What the folders shall say once a right was given to a row, or taken from it. */
export function afterChange(right: Right, isGiven: boolean, row: RightsRow, form: Way): Wanted {
  const now = { config: grantable(row.config.level), responses: grantable(row.responses.level) };
  return isGiven ? given(right, now) : taken(right, now, form);
}

/** What whoever is added to a table gets: readings.md, 'Who may what on a form'. */
export function addedTo(table: 'form' | 'builder', form: Way): Wanted {
  const none: Wanted = { config: 'none', responses: 'none' };
  if (table === 'builder') return given('build', none);
  return given(form.confidentialResponses ? 'respond' : 'create', none);
}

/** What is left of a row that was taken out of Form Permissions: who may build still may. */
export const withoutForm = (row: RightsRow): Wanted => ({
  config: rank[row.config.level] >= rank.write ? 'write' : 'none',
  responses: 'none',
});

function given(right: Right, now: Wanted): Wanted {
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
 * NOTE: who may no longer write goes on reading, as the column beside it says, until that is taken too. Reading a form without
 * anything of its responses is a right of its own in confidential forms alone.
 */
function taken(right: Right, now: Wanted, form: Way): Wanted {
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

const atLeast = (now: Wanted['config'], least: 'read' | 'write') => (rank[now] >= rank[least] ? now : least);

const grantable = (level: Level): Wanted['config'] => (level === 'owner' ? 'write' : level);
