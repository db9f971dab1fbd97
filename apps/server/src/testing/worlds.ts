/** Entry point for tests that use databases, users and file stores directly. */

export { type Database, openPool } from '../database/connect.ts';
export { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
export { openDiskFileStore } from '../files/disk-file-store.ts';
export type { FileStore } from '../files/file-store.ts';
export { openS3FileStore } from '../files/s3-file-store.ts';
export { addPeople, addTeam } from './add-people.ts';
export {
  backdateEmails,
  countNumbers,
  countResponseRuns,
  countRuns,
  expireRuns,
  listReferencedHashes,
  listSubjects,
  loadDeliveries,
  simulateDataLoss,
  terminateConnections,
} from './kill-store.ts';
export { type MailReceiver, startMailReceiver, startWebhookReceiver, type WebhookReceiver } from './receivers.ts';
export { type SignedInPerson, signInPerson } from './sign-in-person.ts';
export {
  createOwnerAccount,
  joinWithFastHash,
  type PrivateServer,
  startPrivateWorkspace,
} from './start-private-workspace.ts';
export { startS3 } from './start-s3.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
