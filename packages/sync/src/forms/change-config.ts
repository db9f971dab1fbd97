import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { fileNames } from '../library/layout.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { readFormReview } from '../library/reviews/form-review.ts';
import { type FormConfigFile, formConfigFile } from '../library/stored-files.ts';
import { readTableViews } from '../library/table-views.ts';
import { jsonContent, uploadFile } from '../library/upload-file.ts';
import { changeForm, present, requireForm } from './require-form.ts';

/** What of the config is changed beside the form's own settings. `undefined` takes a part away. */
export type ConfigChange = (config: FormConfigFile) => {
  readonly submissionTableViews?: readonly unknown[];
  readonly defaultViewId?: string | undefined;
  readonly review?: unknown;
  readonly lastVersion?: number;
};

const TRIES = 5;

/** Changes the config as the library has it, however many change it at once. @param change may be asked again */
export async function changeConfig(context: SyncContext, formId: string, change: ConfigChange): Promise<FormRow> {
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
      return await changeForm(context, formId, (row) => withConfig({ ...row, ...(eTag && { eTag }) }, config));
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412) || tries === TRIES) throw error;
    }
  }
}

function withConfig(row: FormRow, config: FormConfigFile): FormRow {
  const { submissionTableViews: _views, defaultViewId: _default, review: _review, ...others } = row;
  const { defaultViewId } = config;
  const submissionTableViews = readTableViews(config.submissionTableViews);
  const review = readFormReview(config.review);
  return { ...others, submissionTableViews, ...(defaultViewId && { defaultViewId }), ...(review && { review }) };
}
