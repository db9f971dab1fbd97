import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, '..', '..', 'apps/server/src/testing/stop-test-server.ts');

/**
 * Stops PostgreSQL after all files of a run. NOTE: runs in a separate process, because Vitest's module resolution can't
 * find PostgreSQL.
 */
export function teardown(): void {
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
