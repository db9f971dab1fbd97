import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useRef, useState } from 'react';
import { type IconCatalog, loadIconCatalog } from '../../data/load-icon-catalog.ts';
import { FormIcon } from '../../ui/FormIcon.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { iconMessages } from './icon.messages.ts';
import { useTriggerStyles } from './trigger.styles.ts';

const IconSurface = onDemand(async () => (await import('./IconSurface.tsx')).IconSurface);

/** A form's icon as a button that opens the catalog. Icons are SVG text; `''` is the standard one. */
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
  const [isNamed, setNamed] = useState(false);
  // What does not come now is asked for again by the press.
  const fetchAhead = () => void IconSurface.load().catch(() => undefined);
  return (
    <>
      <Tooltip
        content={messages.choose}
        relationship="label"
        // It would lie over what has opened.
        visible={isNamed && !isOpen}
        onVisibleChange={(_, { visible }) => setNamed(visible)}
      >
        <Button
          ref={button}
          appearance="transparent"
          className={styles.trigger}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={fetchAhead}
          onFocus={fetchAhead}
          onClick={() => setOpen(!isOpen)}
        >
          <IconTile size="small" icon={<FormIcon svg={icon} />} tint={tintOf(formId)} />
        </Button>
      </Tooltip>
      {isOpen && button.current && (
        <IconSurface
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
