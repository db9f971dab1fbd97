import { specs } from '@tideform/components/specs';
import { type FormDefinition, prefillAnswers } from '@tideform/engine';
import { z } from 'zod/mini';

/** Schemas of the metadata properties that a share page sends. All other properties are dropped. */
const metadataSchemas = {
  /** IANA name of the respondent's time zone. */
  timezone: z.string().check(z.regex(/^[\w+\-/]{1,64}$/)),
  /** Offset of the time zone from UTC in minutes; positive if ahead of UTC. */
  offset: z.int().check(z.minimum(-1_000), z.maximum(1_000)),
  /** Origin of the page that shows the form. */
  origin: z.string().check(z.regex(/^https?:\/\/[^\s/?#@]{1,300}$/)),
  /** Time when the form was opened, in ISO 8601. */
  openedAt: z.iso.datetime(),
  /** Data paths of calculated answers that the respondent's page couldn't update. */
  outdated: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(50)),
};

/** Returns the metadata to store: valid properties from the share page, and answers prefilled by the link. */
export function sanitizeMetadata(
  form: FormDefinition,
  metadata: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(metadataSchemas).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(Object.hasOwn(metadata, name) ? metadata[name] : undefined);
    return parsed.success ? [[name, parsed.data] as const] : [];
  });
  const prefilled = prefillAnswers(form, specs, metadata.prefilledData);
  return {
    ...Object.fromEntries(entries),
    ...(Object.keys(prefilled).length > 0 && { prefilledData: prefilled }),
  };
}
