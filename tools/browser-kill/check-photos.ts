import { createHash } from 'node:crypto';
import type { ObservedResponse } from './fill-response.ts';
import { createContent, type Photo } from './photos.ts';
import type { TestEnvironment } from './test-environment.ts';

/** Checks that each photo of a submission is in the library exactly once, byte for byte. */
export async function checkPhotos(
  { library, record }: TestEnvironment,
  observed: ObservedResponse,
  photos: readonly Photo[],
): Promise<void> {
  const [arrived] = (await library.submissions()).filter((one) => one.responseId === observed.responseId);
  const hashes = arrived ? await library.hashes(arrived.folderId) : new Map<string, string>();
  for (const photo of photos) {
    const bytes = createContent(photo);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const times = [...hashes.values()].filter((each) => each === hash).length;
    if (times === 1) record.count('bytes of photos that arrived complete', bytes.length);
    else record.addViolation(`${photo.name} arrived ${times} times`);
  }
}
