import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import type { IconCatalog } from '../../data/load-icon-catalog.ts';
import { useFormService } from '../../data/useFormService.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { IconPopover } from './IconPopover.tsx';

interface IconPickerProps {
  readonly form: FormRow;
  readonly load?: () => Promise<IconCatalog>;
}

/** The form's icon; chosen from the catalog it is kept at once. */
export function IconPicker({ form, load }: IconPickerProps) {
  const service = useFormService();
  const failures = useMessages(failureMessages);
  const tell = useTell();
  const [pending, setPending] = useState<string>();

  const choose = async (next: string) => {
    if (next === (form.icon ?? '')) return;
    setPending(next);
    try {
      await service.updateConfig(form.id, { icon: next });
    } catch (cause) {
      tell('error', wordCause(cause, failures));
    } finally {
      setPending(undefined);
    }
  };
  return <IconPopover formId={form.id} icon={pending ?? form.icon} onChoose={choose} load={load} />;
}
