import type { SyncContext } from '../context.ts';
import type { FormService } from '../sync.ts';
import { upgradeTeamOf } from '../teams/upgrade-team.ts';
import { addForm } from './add-form.ts';
import { deleteForm } from './delete-form.ts';
import { fetchDraft } from './fetch-draft.ts';
import { getPdf } from './get-pdf.ts';
import { migrateOldForm } from './migrate-old-form.ts';
import { publishForm } from './publish-form.ts';
import { removeDeprecatedEmailTemplates } from './remove-deprecated-email-templates.ts';
import { setupResponseFolder } from './setup-response-folder.ts';
import { syncForm } from './sync-form.ts';
import { tellResponse } from './tell-response.ts';
import { unPublishForm } from './un-publish-form.ts';
import { updateConfig } from './update-config.ts';
import { updateDraft } from './update-draft.ts';
import { listVersions } from './versions/list-versions.ts';
import { openVersion } from './versions/open-version.ts';
import { restoreVersion } from './versions/restore-version.ts';

/** What a builder does to forms, on this database and Graph. Each call may be repeated after it was cut. */
export function createFormService(context: SyncContext): FormService {
  /** The first edit brings an older team's library up, and gives a form of the old layout a folder. */
  const edit = async <Result>(formId: string, work: () => Promise<Result>): Promise<Result> => {
    await upgradeTeamOf(context, formId);
    await migrateOldForm(context, formId);
    return work();
  };
  return {
    add: (teamId, form) => addForm(context, teamId, form),
    fetchDraft: (formId) => fetchDraft(context, formId),
    updateDraft: (formId, draft) => edit(formId, () => updateDraft(context, formId, draft)),
    updateConfig: (formId, config) => edit(formId, () => updateConfig(context, formId, config)),
    publish: (formId, comment) => edit(formId, () => publishForm(context, formId, comment)),
    unPublish: (formId) => edit(formId, () => unPublishForm(context, formId)),
    delete: (formId) => edit(formId, () => deleteForm(context, formId)),
    sync: (formId) => syncForm(context, formId),
    setupResponseFolder: (formId) => edit(formId, () => setupResponseFolder(context, formId)),
    removeDeprecatedEmailTemplates: (formId) => edit(formId, () => removeDeprecatedEmailTemplates(context, formId)),
    versions: (formId, more, signal) => listVersions(context, formId, more, signal),
    openVersion: (formId, versionId, signal) => openVersion(context, formId, versionId, signal),
    restoreVersion: (formId, versionId) => edit(formId, () => restoreVersion(context, formId, versionId)),
    getPdf: (response) => getPdf(context, response),
    triggerEmailNotification: (formId, ask) => tellResponse(context, formId, { ...ask, triggerType: 'submit' }),
    triggerWebhook: (formId, ask) => tellResponse(context, formId, ask),
  };
}
