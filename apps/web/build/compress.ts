// `node build/compress.ts`: after both builds, which share a folder.
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';

await compressFiles(join(import.meta.dirname, '../dist'));
