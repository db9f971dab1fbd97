import { customFieldProperty } from '@tideform/engine';
import { type DriveItem, GraphError } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { CustomField } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import { fetchTopFolder, findChild } from '../library/drive-items.ts';
import { fileNames, folderNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type CustomFieldsFile, customFieldsFile } from '../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../library/upload-file.ts';
import { requireLibrary } from '../teams/require-team.ts';
import type { CustomFieldUpdate } from './form-service.ts';
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

interface CustomFieldsLocation {
  readonly driveId: string;
  readonly folderId: string;
  /** `undefined` if the team has no custom fields yet. */
  readonly item: DriveItem | undefined;
  readonly content: CustomFieldsFile;
}

/**
 * Reads the team's custom fields from the library.
 *
 * @throws UnreadableFileError, FailureError `no-forms-folder`
 */
async function fetchCustomFieldsFile(context: SyncContext, teamId: string): Promise<CustomFieldsLocation> {
  const { graph } = context.ports;
  const { driveId } = await requireLibrary(context, teamId);
  const { id: folderId } = await fetchTopFolder(graph, driveId, folderNames.formConfig, 'no-forms-folder');
  const item = await findChild(graph, driveId, folderId, fileNames.customFields);
  const content = item ? await readJsonFile(graph, driveId, item, customFieldsFile) : { fields: [] };
  return { driveId, folderId, item, content };
}

const maxAttempts = 5;

/**
 * Updates the custom fields in the library, and retries when another user changed them at the same time.
 *
 * @param change may be called several times
 */
async function updateCustomFields(
  context: SyncContext,
  teamId: string,
  change: (fields: readonly CustomField[]) => readonly CustomField[],
): Promise<readonly CustomField[]> {
  for (let tries = 1; ; tries += 1) {
    const { driveId, folderId, item, content } = await fetchCustomFieldsFile(context, teamId);
    const fields = change(content.fields);
    const name = fileNames.customFields;
    const target = item
      ? { driveId, itemId: item.id, name, ifMatch: item.eTag }
      : { driveId, parentId: folderId, name, conflict: 'fail' as const };
    try {
      if (fields !== content.fields)
        await uploadFile(context.ports.graph, target, createJsonBlob({ ...content, fields }));
      return await saveCustomFieldsLocally(context, teamId, fields);
    } catch (error) {
      const isChanged = error instanceof GraphError && (error.status === 412 || error.status === 409);
      if (!isChanged || tries === maxAttempts) throw error;
    }
  }
}

/** Stores the custom fields on this device, so that the palette shows them offline. */
async function saveCustomFieldsLocally<Fields extends readonly CustomField[]>(
  { database }: SyncContext,
  teamId: string,
  customFields: Fields,
): Promise<Fields> {
  await database.teams.update(teamId, { customFields });
  return customFields;
}
