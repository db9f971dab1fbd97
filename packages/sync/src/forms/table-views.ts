import { isRecord } from '@tideform/engine';
import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import { signedIn } from '../database/own-rows.ts';
import type { FormRow, TableView } from '../database/rows.ts';
import { Failed } from '../failures/failed.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormConfigFile, formConfigFile } from '../library/stored-files.ts';
import { readTableViews } from '../library/table-views.ts';
import { jsonContent, uploadFile } from '../library/upload-file.ts';
import type { WantedView } from './form-service.ts';
import { changeForm, present, requireForm } from './require-form.ts';

/**
 * Keeps a view with the form, in the place of the one with its id or as a new one.
 *
 * @throws Failed `view-unnamed`
 */
export async function saveTableView(context: SyncContext, formId: string, wanted: WantedView): Promise<TableView> {
  const title = wanted.title.trim();
  if (title === '') throw new Failed('view-unnamed', {});
  const { ports } = context;
  const now = { modified: ports.clock.now(), modifiedBy: me(context) };
  const id = wanted.id ?? ports.chance.uuid();
  const form = await changeConfig(context, formId, (config) => {
    const stored = listIn(config);
    const known = stored.find((one) => idOf(one) === id);
    const view = { ...first(now), ...(isRecord(known) && known), ...wanted, id, title, ...now };
    return { submissionTableViews: known ? stored.map((one) => (one === known ? view : one)) : [...stored, view] };
  });
  return form.submissionTableViews?.find((view) => view.id === id) ?? { ...first(now), ...wanted, id, title, ...now };
}

/** A view that was the default one leaves none. One that is gone already changes nothing. */
export function removeTableView(context: SyncContext, formId: string, viewId: string): Promise<FormRow> {
  return changeConfig(context, formId, (config) => ({
    submissionTableViews: listIn(config).filter((one) => idOf(one) !== viewId),
    ...(config.defaultViewId === viewId && { defaultViewId: undefined }),
  }));
}

/** What everybody sees first who has chosen no other; `undefined`: all submissions as they come. */
export function setDefaultView(context: SyncContext, formId: string, viewId: string | undefined): Promise<FormRow> {
  return changeConfig(context, formId, () => ({ defaultViewId: viewId }));
}

type Change = (config: FormConfigFile) => {
  readonly submissionTableViews?: readonly unknown[];
  readonly defaultViewId?: string | undefined;
};

const TRIES = 5;

/** Changes the config as the library has it, however many change it at once. @param change may be asked again */
async function changeConfig(context: SyncContext, formId: string, change: Change): Promise<FormRow> {
  const { graph } = context.ports;
  const { form, driveId } = await requireForm(context, formId);
  const itemId = present(form.driveItemId, formId, 'driveItemId');
  for (let tries = 1; ; tries += 1) {
    const known = await graph.call(operations.getItem, { driveId, itemId });
    const before = await readJsonFile(graph, driveId, known, formConfigFile);
    const config = { ...before, ...change(before) };
    const target = { driveId, itemId, name: fileNames.formConfig, ifMatch: known.eTag };
    try {
      const { eTag } = await uploadFile(graph, target, jsonContent(config));
      return await changeForm(context, formId, (row) => withViews({ ...row, ...(eTag && { eTag }) }, config));
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412) || tries === TRIES) throw error;
    }
  }
}

function withViews(row: FormRow, config: FormConfigFile): FormRow {
  const { submissionTableViews: _views, defaultViewId: _default, ...others } = row;
  const { defaultViewId } = config;
  const submissionTableViews = readTableViews(config.submissionTableViews);
  return { ...others, submissionTableViews, ...(defaultViewId && { defaultViewId }) };
}

const listIn = ({ submissionTableViews: stored }: FormConfigFile): readonly unknown[] =>
  Array.isArray(stored) ? stored : [];
const idOf = (stored: unknown): unknown => (isRecord(stored) ? stored.id : undefined);
const first = ({ modified, modifiedBy }: Pick<TableView, 'modified' | 'modifiedBy'>) => ({
  created: modified,
  createdBy: modifiedBy,
});

function me({ ports }: SyncContext) {
  const { userId, displayName } = signedIn(ports);
  return { id: userId, name: displayName };
}
