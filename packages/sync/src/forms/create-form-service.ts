import type { SyncContext } from '../context.ts';
import type { FormService } from './form-service.ts';

/**
 * Creates the form service on the local database and Graph. Each call may be repeated after an interruption. Code for
 * rare operations is loaded on demand, because every page includes this service. Editors call `importEdits` in advance,
 * because their last save happens while the page unloads.
 */
export function createFormService(context: SyncContext): FormService {
  /**
   * Runs an edit of a form. Before the first edit, upgrades an older library of the team and gives a form of the old
   * layout its own folder.
   */
  const runEdit = async <Result>(formId: string, work: () => Promise<Result>): Promise<Result> => {
    const { migrateOldForm, upgradeTeamOf } = await importEdits();
    await upgradeTeamOf(context, formId);
    await migrateOldForm(context, formId);
    return work();
  };
  return {
    add: async (teamId, form) => (await import('./add-form.ts')).addForm(context, teamId, form),
    fetchDraft: async (formId) => (await import('./fetch-draft.ts')).fetchDraft(context, formId),
    preloadEdits: importEdits,
    async updateDraft(formId, draft, base) {
      const { updateDraft } = await importEdits();
      return runEdit(formId, () => updateDraft(context, formId, draft, base));
    },
    resolveDraftConflict: async (formId, choice) =>
      (await import('./resolve-draft-conflict.ts')).resolveDraftConflict(context, formId, choice),
    async updateConfig(formId, config) {
      const { updateConfig } = await importEdits();
      return runEdit(formId, () => updateConfig(context, formId, config));
    },
    async saveTableView(formId, view) {
      const { saveTableView } = await importTableViews();
      return runEdit(formId, () => saveTableView(context, formId, view));
    },
    async removeTableView(formId, viewId) {
      const { removeTableView } = await importTableViews();
      return runEdit(formId, () => removeTableView(context, formId, viewId));
    },
    async setDefaultView(formId, viewId) {
      const { setDefaultView } = await importTableViews();
      return runEdit(formId, () => setDefaultView(context, formId, viewId));
    },
    async setReview(formId, review) {
      const { changeConfig } = await import('./change-config.ts');
      return runEdit(formId, () => changeConfig(context, formId, () => ({ review })));
    },
    async publish(formId, comment) {
      const { publishForm } = await import('./publish-form.ts');
      return runEdit(formId, () => publishForm(context, formId, comment));
    },
    async unPublish(formId) {
      const { unPublishForm } = await import('./un-publish-form.ts');
      return runEdit(formId, () => unPublishForm(context, formId));
    },
    async delete(formId) {
      const { deleteForm } = await import('./delete-form.ts');
      return runEdit(formId, () => deleteForm(context, formId));
    },
    sync: async (formId) => (await import('./sync-form.ts')).syncForm(context, formId),
    async setupResponseFolder(formId) {
      const { setupResponseFolder } = await import('./setup-response-folder.ts');
      return runEdit(formId, () => setupResponseFolder(context, formId));
    },
    async removeDeprecatedEmailTemplates(formId) {
      const { removeDeprecatedEmailTemplates } = await import('./remove-deprecated-email-templates.ts');
      return runEdit(formId, () => removeDeprecatedEmailTemplates(context, formId));
    },
    async listVersions(formId, more, signal) {
      return (await import('./versions/list-versions.ts')).listVersions(context, formId, more, signal);
    },
    async openVersion(formId, version, signal) {
      return (await import('./versions/open-version.ts')).openVersion(context, formId, version, signal);
    },
    loadCustomFields: async (teamId) => (await importCustomFields()).loadCustomFields(context, teamId),
    addCustomField: async (teamId, field) => (await importCustomFields()).addCustomField(context, teamId, field),
    async renameCustomField(teamId, name, to) {
      return (await importCustomFields()).renameCustomField(context, teamId, name, to);
    },
    removeCustomField: async (teamId, name) => (await importCustomFields()).removeCustomField(context, teamId, name),
    fetchPdfForm: async (formId) => (await import('./fetch-pdf-form.ts')).fetchPdfForm(context, formId),
    getPdf: async (response) => (await import('./get-pdf.ts')).getPdf(context, response),
    async triggerEmailNotification(formId, request) {
      const { requestDelivery: tellResponse } = await import('./request-delivery.ts');
      return tellResponse(context, formId, { triggerType: 'submit', ...request }, 'email');
    },
    triggerWebhook: async (formId, ask) =>
      (await import('./request-delivery.ts')).requestDelivery(context, formId, ask, 'webhook'),
  };
}

const importCustomFields = () => import('./custom-fields.ts');
const importTableViews = () => import('./table-views.ts');
const importEdits = () => import('./edits.ts');
