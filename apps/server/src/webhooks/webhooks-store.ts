import type { Webhook } from '@tideform/contract';
import type { Generated, Selectable } from 'kysely';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import type { Database } from '../database/connect.ts';

export type WebhookTables = {
  webhooks: {
    id: Generated<string>;
    team_id: string;
    form_id: string;
    name: string;
    url: string;
    type: Webhook['type'];
    environment: Webhook['environment'];
    include_pdf: boolean;
    origin: Webhook['origin'];
    list_id: string | null;
    list_item_id: string | null;
    created_by: string;
    created_at: Date;
    deleted_at: Date | null;
    secret: string | null;
    former_secret: string | null;
    former_until: Date | null;
    is_paused: Generated<boolean>;
    disabled_at: Date | null;
    /** Of the program that has made it; `null`: a person has. */
    key_id: string | null;
    /** Who is told when it is disabled; `null`: nobody is known. */
    maker_mail: Generated<string | null>;
    disabled_told_at: Generated<Date | null>;
    format: Generated<Webhook['format']>;
    language: Generated<string>;
  };
};

/** A webhook as it lies in a team's old list. */
export type ListedWebhook = Omit<Webhook, 'id' | 'state' | 'format' | 'language'> & { readonly listItemId: string };

export interface WebhookFilter {
  readonly formId?: string | undefined;
  readonly type?: Webhook['type'] | undefined;
  readonly environment?: Webhook['environment'] | undefined;
}

/** A team's webhooks in the order in which they were made. */
export async function readWebhooks(database: Database, teamId: string, filter: WebhookFilter): Promise<Webhook[]> {
  let query = database
    .withTables<WebhookTables>()
    .selectFrom('webhooks')
    .selectAll()
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null);
  if (filter.formId !== undefined) query = query.where('form_id', '=', filter.formId);
  if (filter.type !== undefined) query = query.where('type', '=', filter.type);
  if (filter.environment !== undefined) query = query.where('environment', '=', filter.environment);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  return rows.map(webhookOf);
}

export type WebhookRow = Selectable<WebhookTables['webhooks']>;

function webhookOf(row: WebhookRow): Webhook {
  return {
    id: row.id,
    formId: row.form_id,
    name: row.name,
    url: row.url,
    type: row.type,
    environment: row.environment,
    includePdf: row.include_pdf,
    format: row.format,
    language: row.language,
    origin: row.origin,
    state: row.disabled_at ? 'disabled' : row.is_paused ? 'paused' : 'active',
  };
}

/**
 * Takes rows of the old list that were never taken before.
 * @returns how many
 */
export async function takeWebhooks(
  database: Database,
  from: { readonly teamId: string; readonly listId: string; readonly by: string; readonly now: Date },
  webhooks: readonly ListedWebhook[],
): Promise<number> {
  const result = await database
    .withTables<WebhookTables>()
    .insertInto('webhooks')
    .values(
      webhooks.map((webhook) => ({
        team_id: from.teamId,
        form_id: webhook.formId,
        name: webhook.name,
        url: webhook.url,
        type: webhook.type,
        environment: webhook.environment,
        include_pdf: webhook.includePdf,
        origin: webhook.origin,
        list_id: from.listId,
        list_item_id: webhook.listItemId,
        created_by: from.by,
        created_at: from.now,
        deleted_at: null,
        secret: null,
        former_secret: null,
        former_until: null,
        disabled_at: null,
        key_id: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['team_id', 'list_id', 'list_item_id']).doNothing())
    .executeTakeFirst();
  return Number(result.numInsertedOrUpdatedRows ?? 0n);
}

/** @returns how many were there */
export async function removeWebhooks(
  database: Database,
  which: { readonly teamId: string; readonly formId: string; readonly origin: Webhook['origin'] },
  now: Date,
): Promise<number> {
  const result = await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ deleted_at: now })
    .where('team_id', '=', which.teamId)
    .where('form_id', '=', which.formId)
    .where('origin', '=', which.origin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** What a builder says of a webhook. */
export type WebhookSettings = Pick<
  Webhook,
  'name' | 'url' | 'type' | 'environment' | 'includePdf' | 'format' | 'language'
>;

/**
 * Adds a webhook to a form that has fewer than `most`.
 * @param sealed its secret
 */
export async function addWebhook(
  database: Database,
  webhook: WebhookSettings & Pick<Webhook, 'id' | 'formId'> & { readonly teamId: string },
  {
    by,
    keyId,
    mail,
    now,
    sealed,
    most,
  }: {
    readonly by: string;
    readonly keyId: string | null;
    /** Of who makes it. */
    readonly mail: string | null;
    readonly now: Date;
    readonly sealed: string;
    readonly most: number;
  },
): Promise<Webhook | undefined> {
  const { teamId, formId } = webhook;
  return await withAdvisoryLock(database, `webhooks ${teamId} ${formId}`, async (connection) => {
    if ((await readWebhooks(connection, teamId, { formId })).length >= most) return undefined;
    const row = await connection
      .withTables<WebhookTables>()
      .insertInto('webhooks')
      .values({
        id: webhook.id,
        team_id: teamId,
        form_id: formId,
        ...columnsOf(webhook),
        origin: 'CUSTOM',
        list_id: null,
        list_item_id: null,
        created_by: by,
        created_at: now,
        deleted_at: null,
        secret: sealed,
        former_secret: null,
        former_until: null,
        disabled_at: null,
        key_id: keyId,
        maker_mail: mail,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return webhookOf(row);
  });
}

const columnsOf = ({ name, url, type, environment, includePdf, format, language }: WebhookSettings) => ({
  name,
  url,
  type,
  environment,
  include_pdf: includePdf,
  format,
  language,
});

/** Without `state` it stays active, paused or disabled, as it is. @returns `undefined`: the team has no such webhook */
export async function changeWebhook(
  database: Database,
  { teamId, webhookId }: WebhookPlace,
  { state, ...settings }: WebhookSettings & { readonly state?: 'active' | 'paused' | undefined },
): Promise<Webhook | undefined> {
  const row = await own(database, teamId, webhookId)
    .set({ ...columnsOf(settings), ...(state && { is_paused: state === 'paused', disabled_at: null }) })
    .returningAll()
    .executeTakeFirst();
  return row && webhookOf(row);
}

/** @param keyId the program's that deletes: others' are not there for it @returns whether it was there */
export async function removeWebhook(
  database: Database,
  { teamId, webhookId, keyId }: WebhookPlace & ByProgram,
  now: Date,
): Promise<boolean> {
  let query = own(database, teamId, webhookId).set({ deleted_at: now });
  if (keyId !== undefined) query = query.where('key_id', '=', keyId);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Removes what leads to an address. @returns how many were there */
export async function removeWebhooksTo(
  database: Database,
  { teamId, url, keyId }: ByProgram & { readonly teamId: string; readonly url: string },
  now: Date,
): Promise<number> {
  let query = database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ deleted_at: now })
    .where('team_id', '=', teamId)
    .where('url', '=', url)
    .where('origin', '=', 'CUSTOM')
    .where('deleted_at', 'is', null);
  if (keyId !== undefined) query = query.where('key_id', '=', keyId);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** Of a program that acts; `undefined`: a person does. */
interface ByProgram {
  readonly keyId: string | undefined;
}

export interface WebhookPlace {
  readonly teamId: string;
  readonly webhookId: string;
}

const own = (database: Database, teamId: string, webhookId: string) =>
  database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .where('id', '=', webhookId)
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null);

/** A webhook that has just been disabled. */
export interface Disabled {
  readonly teamId: string;
  readonly formId: string;
  readonly name: string;
  /** `undefined`: a program has. */
  readonly madeBy: string | undefined;
}

/** Sends nothing more there until a builder says so. @returns `undefined`: it was disabled before */
export async function disableWebhook(database: Database, webhookId: string, now: Date): Promise<Disabled | undefined> {
  const row = await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ disabled_at: now })
    .where('id', '=', webhookId)
    .where('disabled_at', 'is', null)
    .returning(['team_id', 'form_id', 'name', 'created_by', 'key_id'])
    .executeTakeFirst();
  if (!row) return undefined;
  const madeBy = row.key_id === null ? row.created_by : undefined;
  return { teamId: row.team_id, formId: row.form_id, name: row.name, madeBy };
}
