import { sql } from 'kysely';
import type { Migration } from '../migrate.ts';

/** Security groups, directory roles, members of private channels, mailboxes and outgoing mail of the workspace. */
export const workspaceDirectoryAndMail: Migration = {
  name: '0004-workspace-directory-and-mail',
  async up(database) {
    await sql`
      -- true for a Microsoft 365 group, such as every team; false for a security group
      alter table workspace.groups add column is_unified boolean not null default false;
      update workspace.groups set is_unified = is_team;
      create index groups_tenant on workspace.groups (tenant_id, display_name, id);

      create table workspace.directory_roles (
        id uuid primary key,
        tenant_id uuid not null references workspace.tenants,
        -- ID of the role's template, which is the same in every organization
        template_id uuid not null,
        display_name text not null,
        description text not null,
        unique (tenant_id, template_id)
      );
      create table workspace.directory_role_members (
        role_id uuid not null references workspace.directory_roles on delete cascade,
        person_id uuid not null references workspace.people on delete cascade,
        primary key (role_id, person_id)
      );
      create index directory_role_members_person on workspace.directory_role_members (person_id);

      -- members of private and shared channels; standard channels have the members of their team
      create table workspace.channel_members (
        channel_id text not null references workspace.channels on delete cascade,
        person_id uuid not null references workspace.people on delete cascade,
        primary key (channel_id, person_id)
      );
      insert into workspace.channel_members (channel_id, person_id)
        select channels.id, person_id from workspace.channels
        join workspace.memberships using (group_id)
        where membership_type <> 'standard' and role = 'owner';

      alter table workspace.photos
        add column width integer not null default 96,
        add column height integer not null default 96;

      create table workspace.mails (
        id uuid primary key,
        tenant_id uuid not null references workspace.tenants,
        sender_id uuid not null references workspace.people,
        -- message as it was posted: subject, body, toRecipients …; attachments are stored separately
        message jsonb not null,
        sent_at timestamptz not null
      );

      create table workspace.mail_attachments (
        id uuid primary key,
        mail_id uuid not null references workspace.mails on delete cascade,
        position integer not null,
        name text not null,
        content_type text not null,
        is_inline boolean not null,
        content_id text,
        size bigint not null,
        content bytea not null
      );
      create index mail_attachments_mail on workspace.mail_attachments (mail_id, position);

      -- copy of a mail in a folder of a mailbox
      create table workspace.mailbox_items (
        id uuid primary key,
        mail_id uuid not null references workspace.mails on delete cascade,
        -- null for the copy of an external recipient whose mail is not sent by SMTP
        owner_id uuid references workspace.people on delete cascade,
        tenant_id uuid not null references workspace.tenants,
        folder text not null check (folder in ('inbox', 'sentitems', 'outside')),
        is_read boolean not null default false,
        received_at timestamptz not null
      );
      create index mailbox_items_folder on workspace.mailbox_items (owner_id, folder, received_at desc, id);
      create index mailbox_items_outside on workspace.mailbox_items (tenant_id, received_at desc, id) where folder = 'outside';
      create index mailbox_items_mail on workspace.mailbox_items (mail_id);

      -- external recipients whose mail still has to be sent
      create table workspace.mail_relays (
        mail_id uuid not null references workspace.mails on delete cascade,
        address text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null,
        last_error text,
        primary key (mail_id, address)
      );
      create index mail_relays_next on workspace.mail_relays (next_attempt_at);

      insert into workspace.mails (id, tenant_id, sender_id, message, sent_at)
        select id, tenant_id, person_id, message - 'attachments', sent_at from workspace.sent_mail;
      insert into workspace.mail_attachments (id, mail_id, position, name, content_type, is_inline, content_id, size, content)
        select gen_random_uuid(), mail.id, position, file->>'name', coalesce(file->>'contentType', 'application/octet-stream'),
          coalesce((file->>'isInline')::boolean, false), file->>'contentId', length(content), content
        from workspace.sent_mail as mail,
          jsonb_array_elements(coalesce(nullif(mail.message->'attachments', 'null'), '[]')) with ordinality as attached(file, position),
          decode(case when file->>'contentBytes' ~ '^([A-Za-z0-9+/]{4})*([A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$'
            then file->>'contentBytes' else '' end, 'base64') as content;
      insert into workspace.mailbox_items (id, mail_id, owner_id, tenant_id, folder, is_read, received_at)
        select gen_random_uuid(), id, person_id, tenant_id, 'sentitems', true, sent_at from workspace.sent_mail where is_saved;
      drop table workspace.sent_mail
    `.execute(database);
  },
};
