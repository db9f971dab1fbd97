import type { SyncContext } from '../context.ts';
import type { FormRow, TeamRow } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { requireLibrary } from '../teams/require-team.ts';

/** A form with its team and drive. */
export interface FormLocation {
  readonly form: FormRow;
  readonly team: TeamRow;
  readonly driveId: string;
}

/**
 * Loads a form with its team and drive.
 *
 * @throws 'Invalid form: {id}', 'Invalid team: {id}', 'Team ({id}) has not been initialized (missing driveId)'
 */
export async function requireForm(context: SyncContext, formId: string): Promise<FormLocation> {
  const form = await context.database.forms.get(formId);
  if (!form || form.isGone) throw new FailureError('invalid-form', { formId });
  return { form, ...(await requireLibrary(context, form.teamId)) };
}

/**
 * Returns a required value.
 *
 * @throws 'Form ({id}) is missing {what}'
 */
export function requireValue<T>(value: T | undefined, formId: string, what: string): NonNullable<T> {
  if (value === undefined || value === null || value === '')
    throw new FailureError('form-incomplete', { formId, missing: what });
  return value;
}

/**
 * Updates the form's current row in one transaction.
 *
 * @throws 'Invalid form: {id}' when the form was deleted meanwhile.
 */
export async function updateFormRow(
  { database }: SyncContext,
  formId: string,
  change: (form: FormRow) => FormRow,
): Promise<FormRow> {
  return database.transaction('rw', database.forms, async () => {
    const form = await database.forms.get(formId);
    if (!form) throw new FailureError('invalid-form', { formId });
    const changed = change(form);
    await database.forms.put(changed);
    return changed;
  });
}
