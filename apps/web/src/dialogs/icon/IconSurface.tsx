import { useWords } from '@tideform/words/react';
import type { IconCatalogue } from '../../data/load-icon-catalogue.ts';
import { BelowButton } from '../../ui/BelowButton.tsx';
import { MembersPart } from '../../ui/MembersPart.tsx';
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
  return (
    <BelowButton button={button} label={words.title} align="start" className={styles.surface} onClose={onClose}>
      {(close) => (
        <MembersPart>
          <IconSearchBox
            load={load}
            chosen={readIcon(icon)}
            onChoose={(path) => {
              close();
              onChoose(path === undefined ? '' : writeIcon(path));
            }}
          />
        </MembersPart>
      )}
    </BelowButton>
  );
}
