import { customFieldProperty } from '@tideform/engine';
import type { SyncContext } from '../../context.ts';
import type { CustomField } from '../../database/rows.ts';
import { Failed } from '../../failures/failed.ts';
import type { CustomFieldChange } from '../form-service.ts';
import { changeFields, findFields, keepFields } from './fields-file.ts';
import { reachForms } from './reach-forms.ts';

/** Brings the fields as the library has them. */
export async function readCustomFields(context: SyncContext, teamId: string): Promise<readonly CustomField[]> {
  const { content } = await findFields(context, teamId);
  return keepFields(context, teamId, content.fields);
}

/** Adds a field. @throws Failed `custom-field-unnamed`, `custom-field-taken` */
export function saveCustomField(context: SyncContext, teamId: string, field: CustomField) {
  const name = named(field.name);
  // What it was made of itself is another field.
  const { [customFieldProperty]: _other, id: _own, ...component } = field.component;
  return changeFields(context, teamId, (fields) => {
    refuseTaken(fields, name);
    return [...fields, { name, component: component as CustomField['component'] }];
  });
}

/**
 * Gives a field another name, first in the forms, then in the list: cut anywhere, the same call finishes it.
 *
 * @throws Failed `custom-field-unnamed`, `custom-field-taken`, `custom-field-gone`
 */
export async function renameCustomField(
  context: SyncContext,
  teamId: string,
  from: string,
  to: string,
): Promise<CustomFieldChange> {
  const name = named(to);
  const check = (fields: readonly CustomField[]) => {
    if (has(fields, from)) refuseTaken(fields, name, from);
    else if (!has(fields, name)) throw new Failed('custom-field-gone', { name: from });
  };
  check((await findFields(context, teamId)).content.fields);
  const failures = await reachForms(context, teamId, from, name);
  const fields = await changeFields(context, teamId, (now) => {
    check(now);
    return has(now, from) ? now.map((one) => (one.name === from ? { ...one, name } : one)) : now;
  });
  return { fields, failures };
}

/** Takes a field away, first from the forms, then from the list. What was made of it stays where it lies. */
export async function removeCustomField(
  context: SyncContext,
  teamId: string,
  name: string,
): Promise<CustomFieldChange> {
  const failures = await reachForms(context, teamId, name, undefined);
  const fields = await changeFields(context, teamId, (now) =>
    has(now, name) ? now.filter((one) => one.name !== name) : now,
  );
  return { fields, failures };
}

function named(name: string): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new Failed('custom-field-unnamed', {});
  return trimmed;
}

const has = (fields: readonly CustomField[], name: string): boolean => fields.some((field) => field.name === name);

/** @param own the name that the field has itself */
function refuseTaken(fields: readonly CustomField[], name: string, own?: string): void {
  const taken = fields.find((one) => one.name !== own && one.name.toLowerCase() === name.toLowerCase());
  if (taken) throw new Failed('custom-field-taken', { name: taken.name });
}
