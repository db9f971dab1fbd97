import { isRecord } from '@tideform/engine';

/** The name in a submission's metadata under which its last edit keeps its time. */
export const lastModifiedName = 'lastModified';

/** When a submission was edited last: ISO-8601 UTC; `undefined`: never, or by a former program. @param json `tfSubmissionMetadata` */
export function readLastModified(json: unknown): string | undefined {
  try {
    const metadata: unknown = typeof json === 'string' ? JSON.parse(json) : undefined;
    const at = isRecord(metadata) ? metadata[lastModifiedName] : undefined;
    return typeof at === 'string' && !Number.isNaN(Date.parse(at)) ? at : undefined;
  } catch {
    return undefined;
  }
}
