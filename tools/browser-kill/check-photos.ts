import { createHash } from 'node:crypto';
import type { Told } from './filling.ts';
import { contentOf, type Photo } from './photos.ts';
import type { World } from './world.ts';

/** Looks in the library for the photos of a submission: each is there once, byte by byte. */
export async function checkPhotos({ library, record }: World, told: Told, photos: readonly Photo[]): Promise<void> {
  const [arrived] = (await library.submissions()).filter((one) => one.responseId === told.responseId);
  const hashes = arrived ? await library.hashes(arrived.folderId) : new Map<string, string>();
  for (const photo of photos) {
    const bytes = contentOf(photo);
    const hash = createHash('sha256').update(bytes).digest('hex');
    const times = [...hashes.values()].filter((each) => each === hash).length;
    if (times === 1) record.count('bytes of photos that arrived whole', bytes.length);
    else record.wrong(`${photo.name} arrived ${times} times`);
  }
}
