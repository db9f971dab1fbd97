import { followRenamed, readRenamed } from '@tideform/components/editing';
import type { EmailTemplate } from '@tideform/contract';
import { upgradeForm } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';

/** Rewrites the names of fields in an email as they are in the draft, once that is published. */
export function followEmail({ draft, published }: FormRow, template: EmailTemplate): EmailTemplate {
  const { renamed } = draft ?? {};
  if (!draft || !published || renamed?.version !== published.version) return template;
  return followRenamed(upgradeForm(draft.schema), readRenamed(renamed.names), template);
}
