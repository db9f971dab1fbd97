import { randomUUID } from 'node:crypto';
import type { Database } from '../../database/connect.ts';
import type { DirectoryTables } from './directory-tables.ts';

/** A mail that somebody sent through Graph. It goes nowhere: the workspace keeps it for reading. */
export interface SentMail {
  readonly id: string;
  readonly personId: string;
  /** As posted: subject, body, toRecipients … */
  readonly message: Readonly<Record<string, unknown>>;
  readonly isSaved: boolean;
  readonly sentAt: Date;
}

export async function insertSentMail(database: Database, tenantId: string, mail: Omit<SentMail, 'id'>): Promise<void> {
  await database
    .withTables<DirectoryTables>()
    .insertInto('workspace.sent_mail')
    .values({
      id: randomUUID(),
      tenant_id: tenantId,
      person_id: mail.personId,
      message: JSON.stringify(mail.message),
      is_saved: mail.isSaved,
      sent_at: mail.sentAt,
    })
    .execute();
}

/** What an organisation's people sent, newest first. */
export async function listSentMail(database: Database, tenantId: string, limit = 100): Promise<SentMail[]> {
  return database
    .withTables<DirectoryTables>()
    .selectFrom('workspace.sent_mail')
    .select(['id', 'person_id as personId', 'message', 'is_saved as isSaved', 'sent_at as sentAt'])
    .where('tenant_id', '=', tenantId)
    .orderBy('sent_at', 'desc')
    .limit(limit)
    .execute();
}
