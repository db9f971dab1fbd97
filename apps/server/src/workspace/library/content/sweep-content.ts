import type { LibraryPorts } from '../write-library.ts';
import { findUnused } from './content-store.ts';

/** Content younger than this may belong to a write that is still under way. */
const REST_MS = 7 * 24 * 3_600_000;
const AT_ONCE = 500;

/**
 * Deletes content that nothing refers to: parts of uploads that are done, uploads that were given up, versions that were
 * trimmed.
 *
 * @returns how many contents went
 */
export async function sweepContent(ports: LibraryPorts): Promise<number> {
  let swept = 0;
  const sweep = async (some: readonly string[]) => {
    const unused = await findUnused(ports.db, some);
    for (const sha256 of unused) await ports.files.delete(sha256);
    swept += unused.length;
  };
  const some: string[] = [];
  for await (const sha256 of ports.files.list(new Date(ports.now().getTime() - REST_MS))) {
    some.push(sha256);
    if (some.length === AT_ONCE) await sweep(some.splice(0));
  }
  if (some.length > 0) await sweep(some);
  return swept;
}
