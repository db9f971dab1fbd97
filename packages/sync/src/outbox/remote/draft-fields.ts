import type { FieldValues } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { fieldText } from '../../library/layout.ts';
import type { StoredResponse } from '../../library/stored-response.ts';

/** What the columns of a draft's file say. */
export function draftFields(stored: StoredResponse, row: ResponseRow, submissionNumber: number): FieldValues {
  return {
    tfItemType: 'response',
    tfTitle: fieldText(stored.title ?? ''),
    ...(row.channelId && { tfChannelId: row.channelId }),
    tfFormId: row.formId,
    tfFormVersion: row.version,
    tfResponseId: row.id,
    tfSubmissionNumber: submissionNumber,
    tfCollaborators: fieldText(row.collaborators.map((person) => person.name).join(', ')),
  };
}
