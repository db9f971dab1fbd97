import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { listAttachments, listMailbox } from '../../workspace/mail/mail-store.ts';
import { migrate } from '../migrate.ts';
import { allMigrations } from './all-migrations.ts';

const tenant = '00000000-0000-4000-8000-000000000001';
const [ada, ben] = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'];
const [team, crew] = ['00000000-0000-4000-8000-0000000000a1', '00000000-0000-4000-8000-0000000000a2'];

let db: TestDatabase;

/** Creates a workspace as it was before migration 0004. */
beforeAll(async () => {
  const at = allMigrations.findIndex(({ name }) => name === '0004-workspace-directory-and-mail');
  db = await createTestDatabase(allMigrations.slice(0, at));
  const file = { name: 'tide.txt', contentType: 'text/plain', contentBytes: 'aGlnaA==' };
  const kept = { subject: 'Kept', toRecipients: [], attachments: [file, { name: 'odd', contentBytes: 'no base64' }] };
  await sql`
    insert into workspace.tenants (id, display_name, domain) values (${tenant}, 'North', 'north.example');
  `.execute(db.database);
  await sql`
    insert into workspace.people (id, tenant_id, user_principal_name, mail, display_name, password_hash)
    values (${ada}, ${tenant}, 'ada@north.example', 'ada@north.example', 'Ada', ''),
      (${ben}, ${tenant}, 'ben@north.example', 'ben@north.example', 'Ben', '')
  `.execute(db.database);
  await sql`
    insert into workspace.groups (id, tenant_id, display_name, mail_nickname, is_team)
    values (${team}, ${tenant}, 'Team', 'team', true), (${crew}, ${tenant}, 'Crew', 'crew', false)
  `.execute(db.database);
  await sql`
    insert into workspace.memberships (group_id, person_id, role)
    values (${team}, ${ada}, 'owner'), (${team}, ${ben}, 'member')
  `.execute(db.database);
  await sql`
    insert into workspace.channels (id, group_id, display_name, membership_type)
    values ('19:open', ${team}, 'General', 'standard'), ('19:closed', ${team}, 'Budget', 'private')
  `.execute(db.database);
  await sql`
    insert into workspace.sent_mail (id, tenant_id, person_id, message, is_saved, sent_at)
    values (gen_random_uuid(), ${tenant}, ${ada}, ${JSON.stringify(kept)}::jsonb, true, now()),
      (gen_random_uuid(), ${tenant}, ${ada}, '{"subject": "Not kept", "attachments": null}', false, now())
  `.execute(db.database);
  await migrate(db.database, allMigrations);
});

afterAll(() => db.close());

it('keeps sent mail with its attachments', async () => {
  const sent = await listMailbox(db.database, { ownerId: ada });
  expect(sent).toMatchObject([{ folder: 'sentitems', isRead: true, letter: { subject: 'Kept' }, attachmentCount: 2 }]);
  expect(sent[0]?.letter).not.toHaveProperty('attachments');
  const files = await listAttachments(db.database, sent[0]?.mailId ?? '');
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['tide.txt', 4],
    ['odd', 0],
  ]);
});

it('turns teams into Microsoft 365 groups, and makes owners the members of private channels', async () => {
  const groups = await sql`select display_name, is_unified from workspace.groups order by display_name`.execute(
    db.database,
  );
  expect(groups.rows).toEqual([
    { display_name: 'Crew', is_unified: false },
    { display_name: 'Team', is_unified: true },
  ]);
  const members = await sql`select * from workspace.channel_members`.execute(db.database);
  expect(members.rows).toEqual([{ channel_id: '19:closed', person_id: ada }]);
});
