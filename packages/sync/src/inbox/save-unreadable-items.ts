import type { FormRow } from '../database/rows.ts';
import type { Failure } from '../failures/failure.ts';
import { getFileKind } from './file-kind.ts';
import { findFormOfFile } from './save-pulled-files.ts';
import type { TeamPull, UnreadableItem } from './team-pull.ts';

/**
 * Records failures of unreadable form files on their forms, and keeps the previous content. A form that was never
 * readable gets its own row, so that it is shown. Call it in the transaction of `savePulledFiles`, after it.
 */
export async function saveUnreadableItems(pull: TeamPull, found: readonly UnreadableItem[]): Promise<void> {
  for (const { item, failure } of found) {
    const kind = getFileKind(item.name);
    if (kind === 'formConfig') await saveBrokenConfig(pull, { item, failure });
    else if (kind === 'formDraft' || kind === 'formPublished') {
      const form = await findFormOfFile(pull, { item, folderId: item.parentReference?.id ?? '' });
      if (form) await saveFormFailure(pull, form, kind, failure);
    }
  }
}

async function saveBrokenConfig(pull: TeamPull, { item, failure }: UnreadableItem): Promise<void> {
  const { forms } = pull.database;
  const known = await forms.where('driveItemId').equals(item.id).first();
  const folder = item.parentReference?.path?.split('/').at(-1) ?? item.name;
  const unknown = {
    id: `unreadable ${item.id}`,
    teamId: pull.team.id,
    title: decodeName(folder),
    driveItemId: item.id,
  };
  await saveFormFailure(
    pull,
    known ?? { ...unknown, folderDriveItemId: item.parentReference?.id ?? '' },
    'formConfig',
    failure,
  );
}

async function saveFormFailure(
  { database }: TeamPull,
  form: FormRow,
  kind: keyof NonNullable<FormRow['unreadable']>,
  failure: Failure,
) {
  await database.forms.put({ ...form, unreadable: { ...form.unreadable, [kind]: failure } });
}

function decodeName(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
