import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { useFormService } from '../../data/forms/useForms.ts';
import { failureMessages } from '../../failures/failure.messages.ts';
import { formatCause } from '../../failures/format-failure.ts';
import { useShowToast } from '../../ui/toasts/useShowToast.ts';
import { IconPopover } from './IconPopover.tsx';

interface IconPickerProps {
  readonly form: FormRow;
  readonly load?: () => Promise<IconCatalog>;
}

/** Button that shows the form's icon and opens the icon catalog. Selecting an icon saves it immediately. */
export function IconPicker({ form, load }: IconPickerProps) {
  const service = useFormService();
  const failures = useMessages(failureMessages);
  const showToast = useShowToast();
  const [pending, setPending] = useState<string>();

  const choose = async (next: string) => {
    if (next === (form.icon ?? '')) return;
    setPending(next);
    try {
      await service.updateConfig(form.id, { icon: next });
    } catch (cause) {
      showToast('error', formatCause(cause, failures));
    } finally {
      setPending(undefined);
    }
  };
  return <IconPopover formId={form.id} icon={pending ?? form.icon} onChoose={choose} load={load} />;
}
