import type { Webhook } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';

/** Made-up answers to the form that a webhook is told of: its draft, or what is published of it. None while it is not on this device. */
export async function sampleDataFor(
  form: FormRow | null | undefined,
  { environment }: Pick<Webhook, 'environment'>,
): Promise<Record<string, unknown>> {
  const { draft, published } = form ?? {};
  const schema = (environment === 'production' ? (published ?? draft) : (draft ?? published))?.schema;
  if (!schema) return {};
  const { sampleDataOf } = await import('@tideform/components/sample-data');
  return sampleDataOf(schema);
}
