import type { TableAccess } from '../database/open-database.ts';
import type { FormRow } from '../database/rows.ts';

/**
 * Removes a form that was deleted from the library. Responses of the form stay and can still be sent: while this device
 * has one, a reduced row keeps the folder IDs. Call it in a transaction over forms and responses.
 */
export async function removeForm({ forms, responses }: TableAccess, form: FormRow): Promise<void> {
  const isNeeded = (await responses.where('formId').equals(form.id).count()) > 0;
  if (isNeeded) await forms.put(toHiddenForm(form));
  else await forms.delete(form.id);
}

function toHiddenForm(form: FormRow): FormRow {
  const { id, teamId, title, driveItemId, folderDriveItemId, responsesDriveItemId } = form;
  const { confidentialResponses, privateResponses } = form;
  return {
    ...{ id, teamId, title, driveItemId, folderDriveItemId },
    ...(responsesDriveItemId && { responsesDriveItemId }),
    ...(confidentialResponses && { confidentialResponses }),
    ...(privateResponses && { privateResponses }),
    isGone: 1,
  };
}
