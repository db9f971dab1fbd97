import { GraphError, operations } from '@tideform/graph';
import type { SyncContext } from '../context.ts';
import type { FormRow } from '../database/rows.ts';
import { fileNames } from '../library/layout.ts';
import { parseFormReview, parseTableViews } from '../library/parse-form-config.ts';
import { readJsonFile } from '../library/read-json-file.ts';
import { type FormConfigFile, formConfigFile } from '../library/stored-files.ts';
import { createJsonBlob, uploadFile } from '../library/upload-file.ts';
import { requireForm, requireValue, updateFormRow } from './require-form.ts';

/** Changes to parts of the config file other than the form's own settings. `undefined` removes a part. */
export type ConfigChange = (config: FormConfigFile) => {
  readonly submissionTableViews?: readonly unknown[];
  readonly defaultViewId?: string | undefined;
  readonly review?: unknown;
  readonly lastVersion?: number;
};

const maxAttempts = 5;

/**
 * Updates the config file in the library, and retries when another user changed it at the same time.
 *
 * @param change may be called several times
 */
export async function changeConfig(context: SyncContext, formId: string, change: ConfigChange): Promise<FormRow> {
  const { graph } = context.ports;
  const { form, driveId } = await requireForm(context, formId);
  const itemId = requireValue(form.driveItemId, formId, 'driveItemId');
  for (let tries = 1; ; tries += 1) {
    const known = await graph.call(operations.getItem, { driveId, itemId });
    const before = await readJsonFile(graph, driveId, known, formConfigFile);
    const config = { ...before, ...change(before) };
    const target = { driveId, itemId, name: fileNames.formConfig, ifMatch: known.eTag };
    try {
      const { eTag } = await uploadFile(graph, target, createJsonBlob(config));
      return await updateFormRow(context, formId, (row) => applyConfig({ ...row, ...(eTag && { eTag }) }, config));
    } catch (error) {
      if (!(error instanceof GraphError && error.status === 412) || tries === maxAttempts) throw error;
    }
  }
}

function applyConfig(row: FormRow, config: FormConfigFile): FormRow {
  const { submissionTableViews: _views, defaultViewId: _default, review: _review, ...others } = row;
  const { defaultViewId } = config;
  const submissionTableViews = parseTableViews(config.submissionTableViews);
  const review = parseFormReview(config.review);
  return { ...others, submissionTableViews, ...(defaultViewId && { defaultViewId }), ...(review && { review }) };
}
