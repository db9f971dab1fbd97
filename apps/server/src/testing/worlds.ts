/** Entry point for tests that use databases, users and file stores directly. */

export { type Database, openPool } from '../database/connect.ts';
export { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
export { openDiskFileStore } from '../files/disk-file-store.ts';
export type { FileStore } from '../files/file-store.ts';
export { openS3FileStore } from '../files/s3-file-store.ts';
export { addPeople } from './add-people.ts';
export { addTeam } from './add-team.ts';
export {
  backdateEmails,
  countNumbers,
  countResponseRuns,
  expireRuns,
  loadDeliveries,
} from './deliveries-kill-store.ts';
export { type SignedInPerson, signInPerson } from './sign-in-person.ts';
export { type MailReceiver, startMailReceiver } from './start-mail-receiver.ts';
export {
  createOwnerAccount,
  joinWithFastHash,
  type PrivateServer,
  startPrivateWorkspace,
} from './start-private-workspace.ts';
export { startS3 } from './start-s3.ts';
export { startWebhookReceiver, type WebhookReceiver } from './start-webhook-receiver.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export {
  countRuns,
  listReferencedHashes,
  listSubjects,
  simulateDataLoss,
  terminateConnections,
} from './workspace-kill-store.ts';
