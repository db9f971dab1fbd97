import type { SyncContext } from '../context.ts';
import type { FormService } from './form-service.ts';

/**
 * What a builder does to forms, on this database and Graph. Each call may be repeated after it was cut. What is asked for
 * seldom is loaded when it is: every page has this service. Who edits asks for edits ahead: the last one is saved while its
 * page goes.
 */
export function createFormService(context: SyncContext): FormService {
  /** The first edit brings an older team's library up, and gives a form of the old layout a folder. */
  const edit = async <Result>(formId: string, work: () => Promise<Result>): Promise<Result> => {
    const { migrateOldForm, upgradeTeamOf } = await loadEdits();
    await upgradeTeamOf(context, formId);
    await migrateOldForm(context, formId);
    return work();
  };
  return {
    add: async (teamId, form) => (await import('./add-form.ts')).addForm(context, teamId, form),
    fetchDraft: async (formId) => (await import('./fetch-draft.ts')).fetchDraft(context, formId),
    loadEdits,
    async updateDraft(formId, draft, base) {
      const { updateDraft } = await loadEdits();
      return edit(formId, () => updateDraft(context, formId, draft, base));
    },
    settleDraft: async (formId, choice) => (await import('./settle-draft.ts')).settleDraft(context, formId, choice),
    async updateConfig(formId, config) {
      const { updateConfig } = await loadEdits();
      return edit(formId, () => updateConfig(context, formId, config));
    },
    async saveTableView(formId, view) {
      const { saveTableView } = await loadTableViews();
      return edit(formId, () => saveTableView(context, formId, view));
    },
    async removeTableView(formId, viewId) {
      const { removeTableView } = await loadTableViews();
      return edit(formId, () => removeTableView(context, formId, viewId));
    },
    async setDefaultView(formId, viewId) {
      const { setDefaultView } = await loadTableViews();
      return edit(formId, () => setDefaultView(context, formId, viewId));
    },
    async setReview(formId, review) {
      const { changeConfig } = await import('./change-config.ts');
      return edit(formId, () => changeConfig(context, formId, () => ({ review })));
    },
    async publish(formId, comment) {
      const { publishForm } = await import('./publish-form.ts');
      return edit(formId, () => publishForm(context, formId, comment));
    },
    async unPublish(formId) {
      const { unPublishForm } = await import('./un-publish-form.ts');
      return edit(formId, () => unPublishForm(context, formId));
    },
    async delete(formId) {
      const { deleteForm } = await import('./delete-form.ts');
      return edit(formId, () => deleteForm(context, formId));
    },
    sync: async (formId) => (await import('./sync-form.ts')).syncForm(context, formId),
    async setupResponseFolder(formId) {
      const { setupResponseFolder } = await import('./setup-response-folder.ts');
      return edit(formId, () => setupResponseFolder(context, formId));
    },
    async removeDeprecatedEmailTemplates(formId) {
      const { removeDeprecatedEmailTemplates } = await import('./remove-deprecated-email-templates.ts');
      return edit(formId, () => removeDeprecatedEmailTemplates(context, formId));
    },
    async versions(formId, more, signal) {
      return (await import('./versions/list-versions.ts')).listVersions(context, formId, more, signal);
    },
    async openVersion(formId, version, signal) {
      return (await import('./versions/open-version.ts')).openVersion(context, formId, version, signal);
    },
    customFields: async (teamId) => (await loadCustomFields()).readCustomFields(context, teamId),
    saveCustomField: async (teamId, field) => (await loadCustomFields()).saveCustomField(context, teamId, field),
    async renameCustomField(teamId, name, to) {
      return (await loadCustomFields()).renameCustomField(context, teamId, name, to);
    },
    removeCustomField: async (teamId, name) => (await loadCustomFields()).removeCustomField(context, teamId, name),
    paper: async (formId) => (await import('./form-paper.ts')).formPaper(context, formId),
    getPdf: async (response) => (await import('./get-pdf.ts')).getPdf(context, response),
    async triggerEmailNotification(formId, ask) {
      const { tellResponse } = await import('./tell-response.ts');
      return tellResponse(context, formId, { triggerType: 'submit', ...ask }, 'email');
    },
    triggerWebhook: async (formId, ask) =>
      (await import('./tell-response.ts')).tellResponse(context, formId, ask, 'webhook'),
  };
}

const loadCustomFields = () => import('./custom-fields/custom-fields.ts');
const loadTableViews = () => import('./table-views.ts');
const loadEdits = () => import('./edits.ts');
