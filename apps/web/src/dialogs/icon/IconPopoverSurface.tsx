import { useMessages } from '@tideform/i18n/react';
import type { IconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { ButtonPopover } from '../../ui/ButtonPopover.tsx';
import { MembersLocaleBoundary } from '../../ui/MembersLocaleBoundary.tsx';
import { formatIcon, parseIcon } from '../../ui/parse-icon.ts';
import { IconSearchBox } from './IconSearchBox.tsx';
import { iconMessages } from './icon.messages.ts';
import { useTriggerStyles } from './trigger.styles.ts';

/** Popover with the icon catalog, below the button that opens it. */
export function IconPopoverSurface(props: {
  readonly button: HTMLElement;
  readonly icon: string | undefined;
  readonly load: () => Promise<IconCatalog>;
  readonly onChoose: (icon: string) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(iconMessages);
  const styles = useTriggerStyles();
  const { button, icon, load, onChoose, onClose } = props;
  return (
    <ButtonPopover button={button} label={messages.title} align="start" className={styles.surface} onClose={onClose}>
      {(close) => (
        <MembersLocaleBoundary>
          <IconSearchBox
            load={load}
            chosen={parseIcon(icon)}
            onChoose={(path) => {
              close();
              onChoose(path === undefined ? '' : formatIcon(path));
            }}
          />
        </MembersLocaleBoundary>
      )}
    </ButtonPopover>
  );
}
