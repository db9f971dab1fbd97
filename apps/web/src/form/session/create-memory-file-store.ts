import type { FileStore } from '@tideform/components/kit/FileStore.tsx';

/** Creates a file store in memory, for forms that are only tried out. */
export function createMemoryFileStore(): FileStore {
  const files = new Map<string, File>();
  return {
    async add(file) {
      const id = crypto.randomUUID();
      files.set(id, file);
      return {
        id,
        name: file.name,
        originalName: file.name,
        size: file.size,
        type: file.type,
        url: '',
        storage: 'indexeddb',
      };
    },
    async read({ id, name }) {
      const file = files.get(id);
      if (!file) throw new Error(`${name} is a sample file without content`);
      return file;
    },
  };
}
