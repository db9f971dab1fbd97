import type { FileStore } from '@tideform/components/kit/FileStore.tsx';

/** Keeps files where a form is only tried out, for as long as it is open. */
export function createMemoryStore(): FileStore {
  const kept = new Map<string, File>();
  return {
    async add(file) {
      const id = crypto.randomUUID();
      kept.set(id, file);
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
      const file = kept.get(id);
      if (!file) throw new Error(`${name} is a sample`);
      return file;
    },
  };
}
