import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Data folder of the database server for tests, kept between runs. */
export const testDataDir = join(tmpdir(), `tideform-test-postgres-${process.getuid?.() ?? 0}`);
