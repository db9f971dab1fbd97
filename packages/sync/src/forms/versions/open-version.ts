import type { SyncContext } from '../../context.ts';
import { FailureError } from '../../failures/failure-error.ts';
import { toPublishedContent } from '../../library/form-content.ts';
import { readJsonVersion } from '../../library/read-json-version.ts';
import { formPublishedFile } from '../../library/stored-files.ts';
import type { PublishedForm } from '../form-service.ts';
import { requireForm, requireValue } from '../require-form.ts';
import type { FormVersion } from './form-version.ts';

/**
 * Loads the content of one published version. Content with a different version number than the history is refused.
 *
 * @throws 'Invalid form: {id}', 'Error downloading selected version'
 */
export async function openVersion(
  context: SyncContext,
  formId: string,
  version: Pick<FormVersion, 'id' | 'version'>,
  signal?: AbortSignal,
): Promise<PublishedForm> {
  const { form, driveId } = await requireForm(context, formId);
  try {
    const { driveItemId } = requireValue(form.published, formId, 'form.published.json');
    const place = { driveId, itemId: driveItemId, versionId: version.id };
    const file = { name: 'form.published.json', shape: formPublishedFile };
    const content = await readJsonVersion(context.ports.graph, place, file, signal);
    if (content.version !== version.version) throw new Error(`The content belongs to version ${content.version}`);
    return { ...toPublishedContent(content), version: content.version };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new FailureError('version-not-downloaded', {}, { cause });
  }
}
