import type { Webhook } from '@tideform/contract';
import type { FormRow } from '@tideform/sync';

/**
 * Creates sample answers for the form of a webhook. Depending on the webhook's environment, the form's draft or
 * published version is used. Empty if the form isn't on this device.
 */
export async function createSampleData(
  form: FormRow | null | undefined,
  { environment }: Pick<Webhook, 'environment'>,
): Promise<Record<string, unknown>> {
  const { draft, published } = form ?? {};
  const schema = (environment === 'production' ? (published ?? draft) : (draft ?? published))?.schema;
  if (!schema) return {};
  const components = await import('@tideform/components/sample-data');
  return components.createSampleData(schema);
}
