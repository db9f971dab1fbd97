/** Entry point for tests that use databases, users and file stores directly. */

export { type Database, openPool } from '../database/connect.ts';
export { startEmbeddedPostgres } from '../database/embedded/start-embedded-postgres.ts';
export { openDiskFileStore } from '../files/disk-file-store.ts';
export type { FileStore } from '../files/file-store.ts';
export { openS3FileStore } from '../files/s3-file-store.ts';
export { addPeople } from './add-people.ts';
export { addTeam } from './add-team.ts';
export {
  ageEmails,
  ageRuns,
  countNumbers,
  countRunsOf,
  loadDeliveries,
} from './deliveries-kill-store.ts';
export { type MailReceiver, openMailReceiver } from './mail-receiver.ts';
export { type OpenPerson, openPerson } from './open-person.ts';
export {
  beginWithOwner,
  joinCheaply,
  type PrivateServer,
  startPrivateWorkspace,
} from './start-private-workspace.ts';
export { startS3 } from './start-s3.ts';
export { createTestDatabase, type TestDatabase } from './test-database.ts';
export { openWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';
export {
  countRuns,
  cutConnections,
  listReferredContents,
  listSubjects,
  spoilRows,
} from './workspace-kill-store.ts';
