// `npm run check:licenses`: checks the license of every installed package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findLicenseFaults, type LockedPackages } from './find-license-faults.ts';

const lock: LockedPackages = JSON.parse(readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'));
const faults = findLicenseFaults(lock);
for (const fault of faults) console.error(`License to review: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
