import { openDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { FilesConfig } from './files-config.ts';
import { openS3FileStore } from './s3-file-store.ts';

/** Opens the configured file store. */
export function openFiles(config: FilesConfig): Promise<FileStore> {
  return config.kind === 's3' ? openS3FileStore(config) : openDiskFileStore(config.folder);
}
