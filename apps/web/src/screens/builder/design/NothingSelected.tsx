import { Body1, Subtitle2 } from '@fluentui/react-components';
import { ArrowMove20Regular, CursorClick20Regular, Keyboard20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { designMessages } from './design.messages.ts';
import { useDesignStyles } from './design.styles.ts';

const tips = [
  ['select', CursorClick20Regular],
  ['move', ArrowMove20Regular],
  ['keys', Keyboard20Regular],
] as const;

/** Tips that replace the settings while no component is selected. */
export function NothingSelected() {
  const messages = useMessages(designMessages);
  const styles = useDesignStyles();
  return (
    <div className={styles.empty}>
      <Subtitle2 as="h2" className={styles.emptyTitle}>
        {messages.settings.none}
      </Subtitle2>
      {tips.map(([tip, Icon]) => (
        <Body1 key={tip} as="p" className={styles.tip}>
          <Icon aria-hidden className={styles.tipIcon} />
          <span>{messages.settings.tips[tip]}</span>
        </Body1>
      ))}
    </div>
  );
}
