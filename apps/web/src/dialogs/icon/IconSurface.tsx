import { Popover, PopoverSurface } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import type { IconCatalogue } from '../../data/load-icon-catalogue.ts';
import { readIcon, writeIcon } from '../../ui/read-icon.ts';
import { IconSearchBox } from './IconSearchBox.tsx';
import { iconWords } from './icon.words.ts';
import { useTriggerStyles } from './trigger.styles.ts';

/** The open catalogue, below its button. */
export function IconSurface(props: {
  readonly button: HTMLElement;
  readonly icon: string | undefined;
  readonly load: () => Promise<IconCatalogue>;
  readonly onChoose: (icon: string) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(iconWords);
  const styles = useTriggerStyles();
  const { button, icon, load, onChoose, onClose } = props;
  const close = () => {
    button.focus();
    onClose();
  };
  return (
    <Popover
      open
      trapFocus
      positioning={{ target: button, position: 'below', align: 'start' }}
      onOpenChange={(event, { open }) => {
        // The button itself takes a press on it.
        if (open || (event.target instanceof Node && button.contains(event.target))) return;
        close();
      }}
    >
      <PopoverSurface className={styles.surface} aria-label={words.title}>
        <IconSearchBox
          load={load}
          chosen={readIcon(icon)}
          onChoose={(path) => {
            close();
            onChoose(path === undefined ? '' : writeIcon(path));
          }}
        />
      </PopoverSurface>
    </Popover>
  );
}
