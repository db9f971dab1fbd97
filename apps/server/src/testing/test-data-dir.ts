import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the database server of tests keeps its data, between runs too. */
export const testDataDir = join(tmpdir(), `tideform-test-postgres-${process.getuid?.() ?? 0}`);
