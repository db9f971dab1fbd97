import type { SyncContext } from '../context.ts';
import { copyResponse, createResponse, refreshResponse } from './create-response.ts';
import { deleteSubmitted, discardResponse, withdrawResubmission } from './discard-response.ts';
import { editSubmission, rebaseEdit } from './edit-submission.ts';
import type { ResponseCommands } from './response-commands.ts';
import { dismissConflict, saveDraft, takeOverDraft } from './save-draft.ts';
import { submitResponse } from './submit-response.ts';

/**
 * Creates the commands for responses. They use only the local database, so they work offline, in any tab, and without a
 * running sync engine.
 */
export function createResponseCommands(context: SyncContext): ResponseCommands {
  return {
    create: (formId, prefill) => createResponse(context, formId, prefill),
    saveDraft: (responseId, data, options) => saveDraft(context, responseId, data, options),
    takeOver: (responseId) => takeOverDraft(context, responseId),
    submit: (responseId, data, options) => submitResponse(context, responseId, data, options),
    discard: (responseId, options) => discardResponse(context, responseId, options),
    refresh: (responseId) => refreshResponse(context, responseId),
    copy: (source, toCopy) => copyResponse(context, source, toCopy),
    deleteSubmitted: (teamId, responseId) => deleteSubmitted(context, teamId, responseId),
    edit: (teamId, submission) => editSubmission(context, teamId, submission),
    rebaseEdit: (submission) => rebaseEdit(context, submission),
    withdrawResubmission: (responseId) => withdrawResubmission(context, responseId),
    dismissConflict: (responseId) => dismissConflict(context, responseId),
  };
}
