import type { FormRow } from '@tideform/sync';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import type { IconCatalogue } from '../../data/load-icon-catalogue.ts';
import { useFormService } from '../../data/useFormService.ts';
import { failureWords } from '../../failures/failure.words.ts';
import { wordCause } from '../../failures/word-failure.ts';
import { useTell } from '../../ui/toasts/useTell.ts';
import { IconPopover } from './IconPopover.tsx';

interface IconPickerProps {
  readonly form: FormRow;
  readonly load?: () => Promise<IconCatalogue>;
}

/** The form's icon; chosen from the catalogue it is kept at once. */
export function IconPicker({ form, load }: IconPickerProps) {
  const service = useFormService();
  const failures = useWords(failureWords);
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
