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
    /** ID of the API key that created the webhook; `null` if a user created it. */
    key_id: string | null;
    /** Email address of the creator, who is emailed if the webhook is disabled; `null` if unknown. */
    maker_mail: Generated<string | null>;
    disabled_told_at: Generated<Date | null>;
    format: Generated<Webhook['format']>;
    language: Generated<string>;
  };
};

/** Webhook in a team's legacy SharePoint list. */
export type LegacyWebhook = Omit<Webhook, 'id' | 'state' | 'format' | 'language'> & { readonly listItemId: string };

export interface WebhookFilter {
  readonly formId?: string | undefined;
  readonly type?: Webhook['type'] | undefined;
  readonly environment?: Webhook['environment'] | undefined;
}

/** Loads a team's webhooks, oldest first. */
export async function loadWebhooks(database: Database, teamId: string, filter: WebhookFilter): Promise<Webhook[]> {
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
  return rows.map(toWebhook);
}

export type WebhookRow = Selectable<WebhookTables['webhooks']>;

function toWebhook(row: WebhookRow): Webhook {
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
 * Imports webhooks from the legacy SharePoint list, except rows that were imported before.
 * @returns the number of imported webhooks
 */
export async function importWebhooks(
  database: Database,
  source: { readonly teamId: string; readonly listId: string; readonly by: string; readonly now: Date },
  webhooks: readonly LegacyWebhook[],
): Promise<number> {
  const result = await database
    .withTables<WebhookTables>()
    .insertInto('webhooks')
    .values(
      webhooks.map((webhook) => ({
        team_id: source.teamId,
        form_id: webhook.formId,
        name: webhook.name,
        url: webhook.url,
        type: webhook.type,
        environment: webhook.environment,
        include_pdf: webhook.includePdf,
        origin: webhook.origin,
        list_id: source.listId,
        list_item_id: webhook.listItemId,
        created_by: source.by,
        created_at: source.now,
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

/** Deletes the webhooks of a form that have this origin. @returns the number of deleted webhooks */
export async function deleteFormWebhooks(
  database: Database,
  filter: { readonly teamId: string; readonly formId: string; readonly origin: Webhook['origin'] },
  now: Date,
): Promise<number> {
  const result = await database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .set({ deleted_at: now })
    .where('team_id', '=', filter.teamId)
    .where('form_id', '=', filter.formId)
    .where('origin', '=', filter.origin)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Settings of a webhook that builders can change. */
export type WebhookSettings = Pick<
  Webhook,
  'name' | 'url' | 'type' | 'environment' | 'includePdf' | 'format' | 'language'
>;

/**
 * Adds a webhook to a form.
 * @returns `undefined` if the form already has the maximum number of webhooks
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
    most: limit,
  }: {
    readonly by: string;
    readonly keyId: string | null;
    /** Email address of the creator. */
    readonly mail: string | null;
    readonly now: Date;
    readonly sealed: string;
    readonly most: number;
  },
): Promise<Webhook | undefined> {
  const { teamId, formId } = webhook;
  return await withAdvisoryLock(database, `webhooks ${teamId} ${formId}`, async (connection) => {
    if ((await loadWebhooks(connection, teamId, { formId })).length >= limit) return undefined;
    const row = await connection
      .withTables<WebhookTables>()
      .insertInto('webhooks')
      .values({
        id: webhook.id,
        team_id: teamId,
        form_id: formId,
        ...toColumns(webhook),
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
    return toWebhook(row);
  });
}

const toColumns = ({ name, url, type, environment, includePdf, format, language }: WebhookSettings) => ({
  name,
  url,
  type,
  environment,
  include_pdf: includePdf,
  format,
  language,
});

/**
 * Updates a webhook. If `state` is missing, the webhook stays active, paused or disabled.
 * @returns `undefined` if the team doesn't have the webhook
 */
export async function saveWebhook(
  database: Database,
  { teamId, webhookId }: WebhookKey,
  { state, ...settings }: WebhookSettings & { readonly state?: 'active' | 'paused' | undefined },
): Promise<Webhook | undefined> {
  const row = await updateTeamWebhook(database, teamId, webhookId)
    .set({ ...toColumns(settings), ...(state && { is_paused: state === 'paused', disabled_at: null }) })
    .returningAll()
    .executeTakeFirst();
  return row && toWebhook(row);
}

/**
 * Deletes a webhook.
 * @param keyId ID of the caller's API key, which may only delete webhooks that it created
 * @returns whether the webhook existed
 */
export async function softDeleteWebhook(
  database: Database,
  { teamId, webhookId, keyId }: WebhookKey & CallingApiKey,
  now: Date,
): Promise<boolean> {
  let query = updateTeamWebhook(database, teamId, webhookId).set({ deleted_at: now });
  if (keyId !== undefined) query = query.where('key_id', '=', keyId);
  return (await query.executeTakeFirst()).numUpdatedRows > 0n;
}

/** Deletes the webhooks with this URL. @returns the number of deleted webhooks */
export async function deleteWebhooksByUrl(
  database: Database,
  { teamId, url, keyId }: CallingApiKey & { readonly teamId: string; readonly url: string },
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

/** ID of the caller's API key; `undefined` if the caller is a user. */
interface CallingApiKey {
  readonly keyId: string | undefined;
}

export interface WebhookKey {
  readonly teamId: string;
  readonly webhookId: string;
}

const updateTeamWebhook = (database: Database, teamId: string, webhookId: string) =>
  database
    .withTables<WebhookTables>()
    .updateTable('webhooks')
    .where('id', '=', webhookId)
    .where('team_id', '=', teamId)
    .where('deleted_at', 'is', null);

/** Webhook that has just been disabled. */
export interface NewlyDisabledWebhook {
  readonly teamId: string;
  readonly formId: string;
  readonly name: string;
  /** ID of the user who created the webhook; `undefined` if an API key created it. */
  readonly createdBy: string | undefined;
}

/** Disables a webhook until a builder enables it again. @returns `undefined` if the webhook was already disabled */
export async function disableWebhook(
  database: Database,
  webhookId: string,
  now: Date,
): Promise<NewlyDisabledWebhook | undefined> {
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
  return { teamId: row.team_id, formId: row.form_id, name: row.name, createdBy: madeBy };
}
