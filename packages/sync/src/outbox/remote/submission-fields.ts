import type { FieldValues } from '@tideform/graph';
import type { ResponseRow } from '../../database/rows.ts';
import { fieldText } from '../../library/layout.ts';
import type { SubmittedResponse } from '../response-file.ts';

/** What the commit writes into the columns of a submission. */
export function submissionFields(submitted: SubmittedResponse, response: ResponseRow): FieldValues {
  return {
    tfItemType: 'submission',
    tfTitle: fieldText(submitted.title ?? ''),
    ...(response.channelId && { tfChannelId: response.channelId }),
    tfFormId: response.formId,
    tfFormVersion: response.version,
    tfResponseId: response.id,
    tfSubmissionNumber: submitted.submissionNumber,
    tfSubmissionData: JSON.stringify(submitted.data.data),
    tfSubmissionMetadata: JSON.stringify(response.data.metadata),
    tfSubmissionTimestamp: response.timestamp,
    tfCollaborators: fieldText(response.collaborators.map((person) => person.name).join(', ')),
  };
}
