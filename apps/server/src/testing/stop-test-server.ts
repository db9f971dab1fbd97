// Stops the PostgreSQL server that an earlier Vitest run has left running, unless another run uses it.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testDataDir } from './test-data-dir.ts';

if (existsSync(join(testDataDir, 'postgres', 'postmaster.pid'))) {
  const { startEmbeddedPostgres } = await import('../database/embedded/start-embedded-postgres.ts');
  await (await startEmbeddedPostgres({ dataDir: testDataDir })).close();
}
