import { isEmptyForm } from '@tideform/components/editing';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import type { FormDefinition } from '@tideform/engine';
import type { FormRow } from '@tideform/sync';
import { useHeldBack } from '../../ui/held-back.ts';

const EmptyFormDialog = onDemand(async () => (await import('./EmptyFormDialog.tsx')).EmptyFormDialog);

/** Leaving a draft that has only a submit button: keep it, or delete it. */
export function EmptyFormPrompt({ form, schema }: { readonly form: FormRow; readonly schema: FormDefinition }) {
  const isEmpty = !form.published && isEmptyForm(schema);
  const held = useHeldBack(isEmpty);
  return held && <EmptyFormDialog form={form} onLeave={() => held.go()} onStay={() => held.stay()} />;
}
