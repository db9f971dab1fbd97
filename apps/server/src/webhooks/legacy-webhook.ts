import { recordId, type Webhook, webhookEnvironment, webhookOrigin, webhookType } from '@tideform/contract';
import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';

const MAX_URL_LENGTH = 2048;
const MAX_NAME_LENGTH = 255;

/** Creates the schema of a column with a default. SharePoint omits empty columns, or returns null. */
const createDefaultedSchema = <Schema extends z.ZodMiniType>(schema: Schema, otherwise: z.output<Schema>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<Schema> => value ?? otherwise),
  );

/**
 * Row of the legacy SharePoint list, as written by older releases. Whether its URL may be called is checked at
 * delivery.
 */
const legacyFields = z.looseObject({
  formId: recordId,
  url: z.string().check(
    z.maxLength(MAX_URL_LENGTH),
    z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
  ),
  name: createDefaultedSchema(z.string(), ''),
  type: createDefaultedSchema(webhookType, 'response-submitted'),
  environment: createDefaultedSchema(webhookEnvironment, 'production'),
  includePdf: createDefaultedSchema(z.boolean(), false),
  origin: createDefaultedSchema(webhookOrigin, 'CUSTOM'),
});

/** Parses a row of the legacy SharePoint list. @returns `undefined` if the row isn't a valid webhook */
export function parseLegacyWebhook(
  row: Pick<ListItem, 'fields'>,
): Omit<Webhook, 'id' | 'state' | 'format' | 'language'> | undefined {
  const fields = legacyFields.safeParse(row.fields);
  if (!fields.success) return undefined;
  const { formId, url, type, environment, includePdf, origin } = fields.data;
  return { formId, url, type, environment, includePdf, origin, name: fields.data.name.slice(0, MAX_NAME_LENGTH) };
}
