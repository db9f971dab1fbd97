import type { ColumnType } from 'kysely';

/** Directory tables for Kysely. Instants are `Date`s; columns filled by the database are optional on insert. */
export type DirectoryTables = {
  'workspace.tenants': { id: string; display_name: string; domain: string; created_at: WithDefault<Date> };
  'workspace.people': PersonTable;
  'workspace.groups': {
    id: string;
    tenant_id: string;
    display_name: string;
    description: string | null;
    mail_nickname: string;
    visibility: 'Private' | 'Public';
    is_team: boolean;
    is_unified: WithDefault<boolean>;
    created_at: WithDefault<Date>;
  };
  'workspace.memberships': { group_id: string; person_id: string; role: MembershipRole };
  'workspace.channels': {
    id: string;
    group_id: string;
    display_name: string;
    membership_type: 'standard' | 'private' | 'shared';
    created_at: WithDefault<Date>;
  };
  'workspace.channel_members': { channel_id: string; person_id: string };
  'workspace.directory_roles': {
    id: string;
    tenant_id: string;
    template_id: string;
    display_name: string;
    description: string;
  };
  'workspace.directory_role_members': { role_id: string; person_id: string };
  'workspace.photos': {
    owner_id: string;
    content_type: string;
    sha256: string;
    size: number;
    width: WithDefault<number>;
    height: WithDefault<number>;
  };
  'workspace.mails': {
    id: string;
    tenant_id: string;
    sender_id: string;
    message: ColumnType<Record<string, unknown>, string, never>;
    sent_at: Date;
  };
  'workspace.mail_attachments': {
    id: string;
    mail_id: string;
    position: number;
    name: string;
    content_type: string;
    is_inline: boolean;
    content_id: string | null;
    size: number;
    content: Buffer;
  };
  'workspace.mailbox_items': {
    id: string;
    mail_id: string;
    owner_id: string | null;
    tenant_id: string;
    folder: 'inbox' | 'sentitems' | 'outside';
    is_read: WithDefault<boolean>;
    received_at: Date;
  };
  'workspace.mail_relays': {
    mail_id: string;
    address: string;
    attempts: WithDefault<number>;
    next_attempt_at: Date;
    last_error: string | null;
  };
  'workspace.signing_keys': { name: string; key: Buffer };
};

/** Role of a person in a group. */
export type MembershipRole = 'owner' | 'member' | 'guest';

type PersonTable = {
  id: string;
  tenant_id: string;
  home_tenant_id: string | null;
  user_principal_name: string;
  mail: string | null;
  display_name: string;
  given_name: string | null;
  surname: string | null;
  job_title: string | null;
  office_location: string | null;
  preferred_language: string | null;
  mobile_phone: string | null;
  password_hash: string;
  created_at: WithDefault<Date>;
  /** When the person was deactivated; deactivated people can't sign in. */
  deactivated_at: WithDefault<Date | null>;
  last_sign_in_at: WithDefault<Date | null>;
};

/** A column that the database fills when an insert omits it. */
export type WithDefault<Value> = ColumnType<Value, Value | undefined, Value>;
