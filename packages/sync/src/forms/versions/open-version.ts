import type { SyncContext } from '../../context.ts';
import { Failed } from '../../failures/failed.ts';
import { publishedPart } from '../../library/form-content.ts';
import { readJsonVersion } from '../../library/read-json-version.ts';
import { formPublishedFile } from '../../library/stored-files.ts';
import type { PublishedForm } from '../form-service.ts';
import { present, requireForm } from '../require-form.ts';
import type { FormVersion } from './form-version.ts';

/**
 * What one version of a form published. Content that names another version than the history does is refused.
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
    const { driveItemId } = present(form.published, formId, 'form.published.json');
    const place = { driveId, itemId: driveItemId, versionId: version.id };
    const file = { name: 'form.published.json', shape: formPublishedFile };
    const content = await readJsonVersion(context.ports.graph, place, file, signal);
    if (content.version !== version.version) throw new Error(`The content is of version ${content.version}`);
    return { ...publishedPart(content), version: content.version };
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new Failed('version-not-downloaded', {}, { cause });
  }
}
