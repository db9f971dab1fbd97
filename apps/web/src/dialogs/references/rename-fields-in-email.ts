import { applyFieldRenames, parseFieldRenames } from '@tideform/components/editing';
import type { EmailTemplate } from '@tideform/contract';
import { upgradeForm } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';

/**
 * Replaces the names of renamed fields in an email template. Called when the draft with the renamed fields is
 * published.
 */
export function renameFieldsInEmail({ draft, published }: FormRow, template: EmailTemplate): EmailTemplate {
  const { renamed } = draft ?? {};
  if (!draft || !published || renamed?.version !== published.version) return template;
  return applyFieldRenames(upgradeForm(draft.schema), parseFieldRenames(renamed.names), template);
}
