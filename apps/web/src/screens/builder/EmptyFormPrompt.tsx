import { isEmptyForm } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useNavigationBlocker } from '../../ui/navigation-blocker.ts';

const EmptyFormDialog = onDemand(async () => (await import('./EmptyFormDialog.tsx')).EmptyFormDialog);

/**
 * Prompts when the user leaves a draft that contains only a submit button and was never published: keep it or delete
 * it.
 */
export function EmptyFormPrompt({ form, schema }: { readonly form: FormRow; readonly schema: FormDefinition }) {
  const isEmpty = !form.published && isEmptyForm(schema);
  const navigation = useNavigationBlocker(isEmpty);
  return navigation && <EmptyFormDialog form={form} onLeave={() => navigation.go()} onStay={() => navigation.stay()} />;
}
