import type { TableAccess } from '../database/open-database.ts';
import type { FormRow } from '../database/rows.ts';

/**
 * Forgets a form that has gone from the library. Its responses stay, and can be sent: as long as this device has one, it
 * keeps where they go. Call it in a transaction over forms and responses.
 */
export async function forgetForm({ forms, responses }: TableAccess, form: FormRow): Promise<void> {
  const isNeeded = (await responses.where('formId').equals(form.id).count()) > 0;
  if (isNeeded) await forms.put(remainsOf(form));
  else await forms.delete(form.id);
}

function remainsOf(form: FormRow): FormRow {
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
