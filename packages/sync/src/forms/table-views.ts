import { isRecord } from '@tideform/engine';
import type { SyncContext } from '../context.ts';
import { requireIdentity } from '../database/own-rows.ts';
import type { FormRow, TableView } from '../database/rows.ts';
import { FailureError } from '../failures/failure-error.ts';
import type { FormConfigFile } from '../library/stored-files.ts';
import { changeConfig } from './change-config.ts';
import type { TableViewInput } from './form-service.ts';

/**
 * Saves a view with the form: replaces the view with the same ID, or adds a new one.
 *
 * @throws FailureError `view-unnamed`
 */
export async function saveTableView(context: SyncContext, formId: string, input: TableViewInput): Promise<TableView> {
  const title = input.title.trim();
  if (title === '') throw new FailureError('view-unnamed', {});
  const { ports } = context;
  const modification = { modified: ports.clock.now(), modifiedBy: getUser(context) };
  const id = input.id ?? ports.chance.uuid();
  const form = await changeConfig(context, formId, (config) => {
    const stored = getStoredViews(config);
    const known = stored.find((one) => getViewId(one) === id);
    const view = {
      ...toCreationFields(modification),
      ...(isRecord(known) && known),
      ...input,
      id,
      title,
      ...modification,
    };
    return { submissionTableViews: known ? stored.map((one) => (one === known ? view : one)) : [...stored, view] };
  });
  return (
    form.submissionTableViews?.find((view) => view.id === id) ?? {
      ...toCreationFields(modification),
      ...input,
      id,
      title,
      ...modification,
    }
  );
}

/** Deletes a view. If it was the default view, the form has none afterwards. Deleting a missing view has no effect. */
export function removeTableView(context: SyncContext, formId: string, viewId: string): Promise<FormRow> {
  return changeConfig(context, formId, (config) => ({
    submissionTableViews: getStoredViews(config).filter((one) => getViewId(one) !== viewId),
    ...(config.defaultViewId === viewId && { defaultViewId: undefined }),
  }));
}

/** Sets the view for users that haven't chosen one. `undefined` shows them all submissions without a view. */
export function setDefaultView(context: SyncContext, formId: string, viewId: string | undefined): Promise<FormRow> {
  return changeConfig(context, formId, () => ({ defaultViewId: viewId }));
}

const getStoredViews = ({ submissionTableViews: stored }: FormConfigFile): readonly unknown[] =>
  Array.isArray(stored) ? stored : [];
const getViewId = (stored: unknown): unknown => (isRecord(stored) ? stored.id : undefined);
const toCreationFields = ({ modified, modifiedBy }: Pick<TableView, 'modified' | 'modifiedBy'>) => ({
  created: modified,
  createdBy: modifiedBy,
});

function getUser({ ports }: SyncContext) {
  const { userId, displayName } = requireIdentity(ports);
  return { id: userId, name: displayName };
}
