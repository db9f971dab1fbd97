import type { FormRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import { kindOf } from './file-kind.ts';
import { formOf } from './keep-files.ts';
import type { Pull, UnreadableItem } from './pull.ts';

/**
 * Writes down what is wrong with files of forms, beside what this device could read of them before. A form that nobody here
 * has ever read gets a row of its own, so that it is seen. Call it in the transaction of `keepFiles`, after it.
 */
export async function keepUnreadable(pull: Pull, found: readonly UnreadableItem[]): Promise<void> {
  for (const { item, failure } of found) {
    const kind = kindOf(item.name);
    if (kind === 'formConfig') await keepBroken(pull, { item, failure });
    else if (kind === 'formDraft' || kind === 'formPublished') {
      const form = await formOf(pull, { item, folderId: item.parentReference?.id ?? '' });
      if (form) await keep(pull, form, kind, failure);
    }
  }
}

async function keepBroken(pull: Pull, { item, failure }: UnreadableItem): Promise<void> {
  const { forms } = pull.database;
  const known = await forms.where('driveItemId').equals(item.id).first();
  const folder = item.parentReference?.path?.split('/').at(-1) ?? item.name;
  const unknown = { id: `unreadable ${item.id}`, teamId: pull.team.id, title: nameOf(folder), driveItemId: item.id };
  await keep(pull, known ?? { ...unknown, folderDriveItemId: item.parentReference?.id ?? '' }, 'formConfig', failure);
}

async function keep(
  { database }: Pull,
  form: FormRow,
  kind: keyof NonNullable<FormRow['unreadable']>,
  failure: Failure,
) {
  await database.forms.put({ ...form, unreadable: { ...form.unreadable, [kind]: failure } });
}

function nameOf(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
