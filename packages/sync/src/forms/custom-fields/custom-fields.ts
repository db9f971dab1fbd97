import { customFieldProperty } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { CustomField } from '../../database/rows.ts';
import { Failed } from '../../failures/failed.ts';
import type { CustomFieldChange } from '../form-service.ts';
import { changeFields, fetchFields, saveFieldsLocally } from './fields-file.ts';
import { renameInForms } from './rename-in-forms.ts';

/** Loads the team's custom fields from the library. */
export async function readCustomFields(context: SyncContext, teamId: string): Promise<readonly CustomField[]> {
  const { content } = await fetchFields(context, teamId);
  return saveFieldsLocally(context, teamId, content.fields);
}

/**
 * Adds a custom field.
 *
 * @throws Failed `custom-field-unnamed`, `custom-field-taken`
 */
export function saveCustomField(context: SyncContext, teamId: string, field: CustomField) {
  const name = parseName(field.name);
  // Removes the component's own ID and its link to another custom field.
  const { [customFieldProperty]: _other, id: _own, ...component } = field.component;
  return changeFields(context, teamId, (fields) => {
    requireFreeName(fields, name);
    return [...fields, { name, component: component as CustomField['component'] }];
  });
}

/**
 * Renames a custom field, first in the forms, then in the list. If the call is interrupted, calling it again completes
 * it.
 *
 * @throws Failed `custom-field-unnamed`, `custom-field-taken`, `custom-field-gone`
 */
export async function renameCustomField(
  context: SyncContext,
  teamId: string,
  from: string,
  to: string,
): Promise<CustomFieldChange> {
  const name = parseName(to);
  const check = (fields: readonly CustomField[]) => {
    if (has(fields, from)) requireFreeName(fields, name, from);
    else if (!has(fields, name)) throw new Failed('custom-field-gone', { name: from });
  };
  check((await fetchFields(context, teamId)).content.fields);
  const failures = await renameInForms(context, teamId, from, name);
  const fields = await changeFields(context, teamId, (now) => {
    check(now);
    return has(now, from) ? now.map((one) => (one.name === from ? { ...one, name } : one)) : now;
  });
  return { fields, failures };
}

/** Deletes a custom field, first from the forms, then from the list. Components that were created from it stay. */
export async function removeCustomField(
  context: SyncContext,
  teamId: string,
  name: string,
): Promise<CustomFieldChange> {
  const failures = await renameInForms(context, teamId, name, undefined);
  const fields = await changeFields(context, teamId, (now) =>
    has(now, name) ? now.filter((one) => one.name !== name) : now,
  );
  return { fields, failures };
}

function parseName(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new Failed('custom-field-unnamed', {});
  return trimmed;
}

const has = (fields: readonly CustomField[], name: string): boolean => fields.some((field) => field.name === name);

/**
 * Checks that no custom field has this name, regardless of case.
 *
 * @param own current name of the field that is being renamed
 */
function requireFreeName(fields: readonly CustomField[], name: string, own?: string): void {
  const taken = fields.find((one) => one.name !== own && one.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new Failed('custom-field-taken', { name: taken.name });
}
