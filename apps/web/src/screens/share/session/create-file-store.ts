import type { FileStore } from '@tideform/components/kit/FileStore.tsx';
import type { ShareContext } from './share-context.ts';

/**
 * Creates the file store of one response, which keeps files in this browser until they're sent.
 *
 * @param save saves the answers that refer to the files
 */
export function createFileStore(
  { store, uuid }: Pick<ShareContext, 'store' | 'uuid'>,
  owner: string,
  save: () => Promise<void>,
): FileStore {
  return {
    async add(picked) {
      const { name, type } = picked;
      // Copies the content, because the picked file may change or disappear.
      const content = new Blob([await picked.arrayBuffer()], { type });
      const id = uuid();
      await store.putFile({ id, owner, name, type, content });
      return { id, name, originalName: name, size: content.size, type, url: '', storage: 'indexeddb' };
    },
    saved: save,
    async read({ id }) {
      const file = await store.file(id);
      if (file?.owner !== owner) throw new Error('The file doesn’t exist on this device');
      return file.content;
    },
  };
}
