// `node build/finish.ts` is the last step of the build. It runs after both Vite builds have written to the same folder.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressFiles } from './compress-files.ts';
import { findBundledPackages } from './notices/bundled-packages.ts';
import { renderNotices } from './notices/third-party-notices.ts';

const outDir = join(import.meta.dirname, '../dist');
await writeFile(join(outDir, 'third-party-notices.txt'), renderNotices(findBundledPackages(outDir)));
await compressFiles(outDir);
