import { customFieldProperty } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { CustomField } from '../../database/rows.ts';
import { FailureError } from '../../failures/failure-error.ts';
import type { CustomFieldUpdate } from '../form-service.ts';
import { fetchCustomFieldsFile, saveCustomFieldsLocally, updateCustomFields } from './fields-file.ts';
import { renameFieldInForms } from './rename-field-in-forms.ts';

/** Loads the team's custom fields from the library. */
export async function loadCustomFields(context: SyncContext, teamId: string): Promise<readonly CustomField[]> {
  const { content } = await fetchCustomFieldsFile(context, teamId);
  return saveCustomFieldsLocally(context, teamId, content.fields);
}

/**
 * Adds a custom field.
 *
 * @throws FailureError `custom-field-unnamed`, `custom-field-taken`
 */
export function addCustomField(context: SyncContext, teamId: string, field: CustomField) {
  const name = requireName(field.name);
  // Removes the component's own ID and its link to another custom field.
  const { [customFieldProperty]: _other, id: _own, ...component } = field.component;
  return updateCustomFields(context, teamId, (fields) => {
    requireFreeName(fields, name);
    return [...fields, { name, component: component as CustomField['component'] }];
  });
}

/**
 * Renames a custom field, first in the forms, then in the list. If the call is interrupted, calling it again completes
 * it.
 *
 * @throws FailureError `custom-field-unnamed`, `custom-field-taken`, `custom-field-gone`
 */
export async function renameCustomField(
  context: SyncContext,
  teamId: string,
  from: string,
  to: string,
): Promise<CustomFieldUpdate> {
  const name = requireName(to);
  const check = (fields: readonly CustomField[]) => {
    if (hasField(fields, from)) requireFreeName(fields, name, from);
    else if (!hasField(fields, name)) throw new FailureError('custom-field-gone', { name: from });
  };
  check((await fetchCustomFieldsFile(context, teamId)).content.fields);
  const failures = await renameFieldInForms(context, teamId, from, name);
  const fields = await updateCustomFields(context, teamId, (now) => {
    check(now);
    return hasField(now, from) ? now.map((one) => (one.name === from ? { ...one, name } : one)) : now;
  });
  return { fields, failures };
}

/** Deletes a custom field, first from the forms, then from the list. Components that were created from it stay. */
export async function removeCustomField(
  context: SyncContext,
  teamId: string,
  name: string,
): Promise<CustomFieldUpdate> {
  const failures = await renameFieldInForms(context, teamId, name, undefined);
  const fields = await updateCustomFields(context, teamId, (now) =>
    hasField(now, name) ? now.filter((one) => one.name !== name) : now,
  );
  return { fields, failures };
}

function requireName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new FailureError('custom-field-unnamed', {});
  return trimmed;
}

const hasField = (fields: readonly CustomField[], name: string): boolean => fields.some((field) => field.name === name);

/**
 * Checks that no custom field has this name, regardless of case.
 *
 * @param own current name of the field that is being renamed
 */
function requireFreeName(fields: readonly CustomField[], name: string, own?: string): void {
  const taken = fields.find((one) => one.name !== own && one.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new FailureError('custom-field-taken', { name: taken.name });
}
