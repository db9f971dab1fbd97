import { Button } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import { useWords } from '@tideform/words/react';
import { useRef, useState } from 'react';
import { type IconCatalogue, loadIconCatalogue } from '../../data/load-icon-catalogue.ts';
import { FormIcon } from '../../ui/FormIcon.tsx';
import { IconTile, tintOf } from '../../ui/IconTile.tsx';
import { iconWords } from './icon.words.ts';
import { useTriggerStyles } from './trigger.styles.ts';

const IconSurface = onDemand(async () => (await import('./IconSurface.tsx')).IconSurface);

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
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isNamed, setNamed] = useState(false);
  // What does not come now is asked for again by the press.
  const fetchAhead = () => void IconSurface.load().catch(() => undefined);
  return (
    <>
      <Tooltip
        content={words.choose}
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
