import { specs } from '@tideform/components/specs';
import { type FormDefinition, prefillAnswers } from '@tideform/engine';
import { z } from 'zod/mini';

/** Everything that a share page knows of an answering, by name. Other names and other values are dropped. */
const known = {
  /** IANA name of the respondent's time zone. */
  timezone: z.string().check(z.regex(/^[\w+\-/]{1,64}$/)),
  /** Minutes ahead of UTC. */
  offset: z.int().check(z.minimum(-1_000), z.maximum(1_000)),
  /** Of the page. */
  origin: z.string().check(z.regex(/^https?:\/\/[^\s/?#@]{1,300}$/)),
  /** When the form was opened, ISO 8601. */
  openedAt: z.iso.datetime(),
  /** Data paths of answers that the page couldn't calculate from the others. */
  outdated: z.array(z.string().check(z.maxLength(300))).check(z.minLength(1), z.maxLength(50)),
};

/** Returns the metadata of a submission that the server keeps: what a share page sends, and what the link prefilled. */
export function settleMetadata(
  form: FormDefinition,
  metadata: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const entries = Object.entries(known).flatMap(([name, schema]) => {
    const read = schema.safeParse(Object.hasOwn(metadata, name) ? metadata[name] : undefined);
    return read.success ? [[name, read.data] as const] : [];
  });
  const prefilled = prefillAnswers(form, specs, metadata.prefilledData);
  return {
    ...Object.fromEntries(entries),
    ...(Object.keys(prefilled).length > 0 && { prefilledData: prefilled }),
  };
}
