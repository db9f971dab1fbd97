import { applyRenames, parseRenames } from '@tideform/components/editing';
import type { EmailTemplate } from '@tideform/contract';
import { upgradeForm } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';

/** Updates renamed field names in an email when the draft is published. */
export function renameFieldsInEmail({ draft, published }: FormRow, template: EmailTemplate): EmailTemplate {
  const { renamed } = draft ?? {};
  if (!draft || !published || renamed?.version !== published.version) return template;
  return applyRenames(upgradeForm(draft.schema), parseRenames(renamed.names), template);
}
