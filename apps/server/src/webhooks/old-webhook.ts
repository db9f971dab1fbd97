import { recordId, type Webhook, webhookEnvironment, webhookOrigin, webhookType } from '@tideform/contract';
import type { ListItem } from '@tideform/graph';
import { z } from 'zod/mini';

const longestUrl = 2048;
const longestName = 255;

/** SharePoint leaves empty columns out, or gives null. */
const word = <Schema extends z.ZodMiniType>(schema: Schema, otherwise: z.output<Schema>) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value): z.output<Schema> => value ?? otherwise),
  );

/** A row of the list as former programs wrote it. Who delivers decides which addresses are fit to be sent to. */
const oldFields = z.looseObject({
  formId: recordId,
  url: z.string().check(
    z.maxLength(longestUrl),
    z.refine((url) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
  ),
  name: word(z.string(), ''),
  type: word(webhookType, 'response-submitted'),
  environment: word(webhookEnvironment, 'production'),
  includePdf: word(z.boolean(), false),
  origin: word(webhookOrigin, 'CUSTOM'),
});

/** The webhook of a row; `undefined` when it is none. */
export function readOldWebhook(
  row: Pick<ListItem, 'fields'>,
): Omit<Webhook, 'id' | 'state' | 'format' | 'language'> | undefined {
  const fields = oldFields.safeParse(row.fields);
  if (!fields.success) return undefined;
  const { formId, url, type, environment, includePdf, origin } = fields.data;
  return { formId, url, type, environment, includePdf, origin, name: fields.data.name.slice(0, longestName) };
}
