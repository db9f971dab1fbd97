import type { FileStore } from '@tideform/components/kit/FileStore.tsx';
import type { ShareWorld } from './share-world.ts';

/**
 * The files of one response: in this browser until they are sent.
 *
 * @param saved saves the answers that name them
 */
export function createFileStore(
  { store, uuid }: Pick<ShareWorld, 'store' | 'uuid'>,
  owner: string,
  saved: () => Promise<void>,
): FileStore {
  return {
    async add(picked) {
      const { name, type } = picked;
      // What was picked may change or go while it lies where it was picked.
      const content = new Blob([await picked.arrayBuffer()], { type });
      const id = uuid();
      await store.putFile({ id, owner, name, type, content });
      return { id, name, originalName: name, size: content.size, type, url: '', storage: 'indexeddb' };
    },
    saved,
    async read({ id }) {
      const file = await store.file(id);
      if (file?.owner !== owner) throw new Error('The file is not here');
      return file.content;
    },
  };
}
