import { type ApiClient, createShareUploadUrls } from '@tideform/contract';
import { given } from '../session/share-client.ts';
import type { ShareFile } from '../session/share-records.ts';
import type { ShareWorld } from '../session/share-world.ts';
import { UploadGone, uploadFile } from './upload-file.ts';

/** Addresses that are asked for at once. */
const mostAtOnce = 20;
const mostAddresses = 3;

/**
 * Sends files of a response that have not been sent, one after the other.
 *
 * @param onProgress bytes of all of them that have arrived
 * @throws ShareRefused · ServerOutage · UploadStopped
 */
export async function sendFiles(
  world: Pick<ShareWorld, 'fetch' | 'store'>,
  api: ApiClient,
  files: readonly ShareFile[],
  { isPdf = false, onProgress }: { readonly isPdf?: boolean; readonly onProgress: (bytes: number) => void },
): Promise<void> {
  let arrived = 0;
  for (let from = 0; from < files.length; from += mostAtOnce) {
    const some = await withAddresses(world, api, files.slice(from, from + mostAtOnce), isPdf);
    for (const { file, isNew } of some) {
      if (!file.isSent) await sendFile(world, api, { file, isNew, isPdf }, (bytes) => onProgress(arrived + bytes));
      arrived += file.content.size;
      onProgress(arrived);
    }
  }
}

interface Addressed {
  readonly file: ShareFile;
  /** Nobody has sent anything there yet. */
  readonly isNew: boolean;
}

async function withAddresses(
  { store }: Pick<ShareWorld, 'store'>,
  api: ApiClient,
  files: readonly ShareFile[],
  isPdf: boolean,
): Promise<readonly Addressed[]> {
  const wanting = files.filter(({ isSent, uploadUrl }) => !isSent && uploadUrl === undefined);
  if (wanting.length === 0) return files.map((file) => ({ file, isNew: false }));
  const conflictBehavior = isPdf ? ('replace' as const) : ('rename' as const);
  const asked = wanting.map(({ id, name, type, content }) => {
    return { id, name, type, size: content.size, conflictBehavior };
  });
  const told = given(await api.call(createShareUploadUrls, { body: { files: asked } }));
  const addresses = new Map(told.files.map(({ id, uploadUrl }) => [id, uploadUrl]));
  const all = files.map((file) => {
    const uploadUrl = addresses.get(file.id);
    return uploadUrl === undefined ? { file, isNew: false } : { file: { ...file, uploadUrl }, isNew: true };
  });
  // Kept before the first byte goes: after a crash it goes on there.
  for (const { file, isNew } of all) if (isNew) await store.putFile(file);
  return all;
}

async function sendFile(
  world: Pick<ShareWorld, 'fetch' | 'store'>,
  api: ApiClient,
  { file, isNew, isPdf }: Addressed & { readonly isPdf: boolean },
  onProgress: (bytes: number) => void,
): Promise<void> {
  let now: Addressed = { file, isNew };
  for (let addresses = 1; ; addresses += 1) {
    const { uploadUrl: url, content } = now.file;
    try {
      if (url === undefined) throw new UploadGone('No address');
      await uploadFile({ fetch: world.fetch, url, content, isResumed: !now.isNew, onProgress });
      return await world.store.putFile({ ...now.file, uploadUrl: undefined, isSent: true });
    } catch (cause) {
      if (!(cause instanceof UploadGone) || addresses >= mostAddresses) throw cause;
    }
    // NOTE: an address that is gone may have taken the last byte: the same place takes the file again.
    const [again] = await withAddresses(world, api, [{ ...now.file, uploadUrl: undefined }], isPdf);
    now = again!;
  }
}
