import type { FieldValues } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { toFieldText } from '../../library/layout.ts';
import type { StoredResponse } from '../../library/stored-response.ts';

/** Returns the column values of a draft's file. */
export function buildDraftFields(stored: StoredResponse, row: ResponseRow, submissionNumber: number): FieldValues {
  return {
    tfItemType: 'response',
    tfTitle: toFieldText(stored.title ?? ''),
    ...(row.channelId && { tfChannelId: row.channelId }),
    tfFormId: row.formId,
    tfFormVersion: row.version,
    tfResponseId: row.id,
    tfSubmissionNumber: submissionNumber,
    tfCollaborators: toFieldText(row.collaborators.map((person) => person.name).join(', ')),
  };
}
