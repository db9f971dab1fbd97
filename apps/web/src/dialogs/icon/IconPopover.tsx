import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { type IconCatalog, loadIconCatalog } from '../../data/forms/load-icon-catalog.ts';
import { FormIcon } from '../../ui/icons/FormIcon.tsx';
import { getTint, IconTile } from '../../ui/icons/IconTile.tsx';
import { iconMessages } from './icon.messages.ts';
import { useTriggerStyles } from './icon.styles.ts';

const IconPopoverSurface = onDemand(async () => (await import('./IconPopoverSurface.tsx')).IconPopoverSurface);

/** Button with a form's icon that opens the icon catalog. Icons are SVG texts; `''` is the default icon. */
export function IconPopover(props: {
  readonly formId: string;
  readonly icon: string | undefined;
  readonly onChoose: (icon: string) => void;
  readonly load?: (() => Promise<IconCatalog>) | undefined;
}) {
  const messages = useMessages(iconMessages);
  const { formId, icon, onChoose, load = loadIconCatalog } = props;
  const styles = useTriggerStyles();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isTooltipVisible, setNamed] = useState(false);
  // If preloading fails, a click on the button loads the catalog again.
  const preload = () => void IconPopoverSurface.load().catch(() => undefined);
  return (
    <>
      <Tooltip
        content={messages.choose}
        relationship="label"
        // Hides the tooltip while the catalog is open, because it would cover the catalog.
        visible={isTooltipVisible && !isOpen}
        onVisibleChange={(_, { visible }) => setNamed(visible)}
      >
        <Button
          ref={button}
          appearance="transparent"
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => setOpen(!isOpen)}
        >
          <IconTile size="small" icon={<FormIcon svg={icon} />} tint={getTint(formId)} />
        </Button>
      </Tooltip>
      {isOpen && button.current && (
        <IconPopoverSurface
          button={button.current}
          icon={icon}
          load={load}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
