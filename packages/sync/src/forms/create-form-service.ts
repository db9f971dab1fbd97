import type { SyncContext } from '../context.ts';
import type { FormService } from '../sync.ts';
import { addForm } from './add-form.ts';
import { deleteForm } from './delete-form.ts';
import { fetchDraft } from './fetch-draft.ts';
import { publishForm } from './publish-form.ts';
import { unPublishForm } from './un-publish-form.ts';
import { updateConfig } from './update-config.ts';
import { updateDraft } from './update-draft.ts';

/** What a builder does to forms, on this database and Graph. Each call may be repeated after it was cut. */
export function createFormService(context: SyncContext): FormService {
  return {
    add: (teamId, form) => addForm(context, teamId, form),
    fetchDraft: (formId) => fetchDraft(context, formId),
    updateDraft: (formId, draft) => updateDraft(context, formId, draft),
    updateConfig: (formId, config) => updateConfig(context, formId, config),
    publish: (formId, comment) => publishForm(context, formId, comment),
    unPublish: (formId) => unPublishForm(context, formId),
    delete: (formId) => deleteForm(context, formId),
  };
}
