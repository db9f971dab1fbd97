import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Data folder of the PostgreSQL server for tests. It is kept between test runs. */
export const testDataDir = join(tmpdir(), `tideform-test-postgres-${process.getuid?.() ?? 0}`);
