/** Entry point for command-line tools: settings, and the list of running servers. */

export { exitWithReason } from './cannot-start.ts';
export { readConfig } from './config.ts';
export { findFreePort } from './find-free-port.ts';
export { LIVENESS_PATH, READINESS_PATH } from './http/serve-probes.ts';
export { loadServerRecords, type RunningServerRecord } from './server-records.ts';
