import { Button, Popover, PopoverSurface, PopoverTrigger, Tooltip } from '@fluentui/react-components';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { type IconCatalogue, loadIconCatalogue } from '../../../../data/load-icon-catalogue.ts';
import { useFormService } from '../../../../data/useFormService.ts';
import { wordFailure } from '../../../../dialogs/word-failure.ts';
import { FormIcon } from '../../../../ui/FormIcon.tsx';
import { IconTile, tintOf } from '../../../../ui/IconTile.tsx';
import { readIcon, writeIcon } from '../../../../ui/read-icon.ts';
import { useTell } from '../../../../ui/useTell.ts';
import { IconSearchBox } from './IconSearchBox.tsx';
import { useIconStyles } from './icon.styles.ts';
import { words } from './icon.words.ts';

interface IconPickerProps {
  readonly form: FormRow;
  readonly load?: () => Promise<IconCatalogue>;
}

/** The form's icon; chosen from the catalogue it is kept at once. */
export function IconPicker({ form, load = loadIconCatalogue }: IconPickerProps) {
  const styles = useIconStyles();
  const service = useFormService();
  const tell = useTell();
  const [isOpen, setOpen] = useState(false);
  const [pending, setPending] = useState<string>();
  const icon = pending ?? form.icon;

  const choose = async (path: string | undefined) => {
    const next = path === undefined ? '' : writeIcon(path);
    setOpen(false);
    if (next === (form.icon ?? '')) return;
    setPending(next);
    try {
      await service.updateConfig(form.id, { icon: next });
    } catch (cause) {
      tell('error', wordFailure(cause));
    } finally {
      setPending(undefined);
    }
  };
  return (
    <Popover open={isOpen} onOpenChange={(_, data) => setOpen(data.open)} trapFocus positioning="below-start">
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip content={words.choose} relationship="label">
          <Button appearance="transparent" className={styles.trigger}>
            <IconTile size="small" icon={<FormIcon svg={icon} />} tint={tintOf(form.id)} />
          </Button>
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={words.title}>
        <IconSearchBox load={load} chosen={readIcon(icon)} onChoose={choose} />
      </PopoverSurface>
    </Popover>
  );
}
