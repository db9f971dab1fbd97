import { Body1, Subtitle2 } from '@fluentui/react-components';
import { ArrowMove20Regular, CursorClick20Regular, Keyboard20Regular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import { useDesignStyles } from './design.styles.ts';
import { designWords } from './design.words.ts';

const tips = [
  ['select', CursorClick20Regular],
  ['move', ArrowMove20Regular],
  ['keys', Keyboard20Regular],
] as const;

/** In the place of settings: how to go on. */
export function NothingSelected() {
  const words = useWords(designWords);
  const styles = useDesignStyles();
  return (
    <div className={styles.empty}>
      <Subtitle2 as="h2" className={styles.emptyTitle}>
        {words.settings.none}
      </Subtitle2>
      {tips.map(([tip, Icon]) => (
        <Body1 key={tip} as="p" className={styles.tip}>
          <Icon aria-hidden className={styles.tipIcon} />
          <span>{words.settings.tips[tip]}</span>
        </Body1>
      ))}
    </div>
  );
}
