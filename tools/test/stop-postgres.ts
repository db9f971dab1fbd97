import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const script = join(import.meta.dirname, '..', '..', 'apps/server/src/testing/stop-test-server.ts');

/** After all files of a run. NOTE: in a process of its own, because Vitest's own cannot resolve where PostgreSQL lies. */
export function teardown(): void {
  execFileSync(process.execPath, [script], { stdio: 'inherit' });
}
