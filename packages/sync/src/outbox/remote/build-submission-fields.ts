import type { FieldValues } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { toFieldText } from '../../library/layout.ts';
import type { SubmittedResponse } from '../response-file.ts';

/** Returns the column values that the commit writes for a submission. */
export function buildSubmissionFields(submitted: SubmittedResponse, response: ResponseRow): FieldValues {
  return {
    tfItemType: 'submission',
    tfTitle: toFieldText(submitted.title ?? ''),
    ...(response.channelId && { tfChannelId: response.channelId }),
    tfFormId: response.formId,
    tfFormVersion: response.version,
    tfResponseId: response.id,
    tfSubmissionNumber: submitted.submissionNumber,
    tfSubmissionData: JSON.stringify(submitted.data.data),
    tfSubmissionMetadata: JSON.stringify(response.data.metadata),
    tfSubmissionTimestamp: response.timestamp,
    tfCollaborators: toFieldText(response.collaborators.map((person) => person.name).join(', ')),
  };
}
