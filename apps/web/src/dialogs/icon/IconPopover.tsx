import { Button, Popover, PopoverSurface, PopoverTrigger, Tooltip } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useWords } from '@tideform/words/react';
import { useState } from 'react';
import { type IconCatalogue, loadIconCatalogue } from '../../data/load-icon-catalogue.ts';
import { FormIcon } from '../../ui/FormIcon.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { readIcon, writeIcon } from '../../ui/read-icon.ts';
import { iconWords } from './icon.words.ts';
import { useTriggerStyles } from './trigger.styles.ts';

const IconSearchBox = onDemand(async () => (await import('./IconSearchBox.tsx')).IconSearchBox);

/** A form's icon as a button that opens the catalogue. Icons are SVG text; `''` is the standard one. */
export function IconPopover(props: {
  readonly formId: string;
  readonly icon: string | undefined;
  readonly onChoose: (icon: string) => void;
  readonly load?: (() => Promise<IconCatalogue>) | undefined;
}) {
  const words = useWords(iconWords);
  const { formId, icon, onChoose, load = loadIconCatalogue } = props;
  const styles = useTriggerStyles();
  const [isOpen, setOpen] = useState(false);
  const [isNamed, setNamed] = useState(false);
  // Open without what takes the focus, it would keep none.
  const open = () =>
    void IconSearchBox.load().then(
      () => setOpen(true),
      () => setOpen(true),
    );
  // What does not come now is asked for again by the press.
  const fetchAhead = () => void IconSearchBox.load().catch(() => undefined);
  const choose = (path: string | undefined) => {
    setOpen(false);
    onChoose(path === undefined ? '' : writeIcon(path));
  };
  return (
    <Popover
      open={isOpen}
      onOpenChange={(_, data) => (data.open ? open() : setOpen(false))}
      trapFocus
      positioning="below-start"
    >
      <PopoverTrigger disableButtonEnhancement>
        <Tooltip
          content={words.choose}
          relationship="label"
          // It would lie over what has opened.
          visible={isNamed && !isOpen}
          onVisibleChange={(_, { visible }) => setNamed(visible)}
        >
          <Button appearance="transparent" className={styles.trigger} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
            <IconTile size="small" icon={<FormIcon svg={icon} />} tint={tintOf(formId)} />
          </Button>
        </Tooltip>
      </PopoverTrigger>
      <PopoverSurface className={styles.surface} aria-label={words.title}>
        <IconSearchBox load={load} chosen={readIcon(icon)} onChoose={choose} />
      </PopoverSurface>
    </Popover>
  );
}
