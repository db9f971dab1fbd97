import { Body1, Subtitle2 } from '@fluentui/react-components';
import { ArrowMove20Regular, CursorClick20Regular, Keyboard20Regular } from '@fluentui/react-icons';
import { useDesignStyles } from './design.styles.ts';
import { words } from './design.words.ts';

const icons = [CursorClick20Regular, ArrowMove20Regular, Keyboard20Regular] as const;

/** In the place of settings: how to go on. */
export function NothingSelected() {
  const styles = useDesignStyles();
  return (
    <div className={styles.empty}>
      <Subtitle2 as="h2" className={styles.emptyTitle}>
        {words.settings.none}
      </Subtitle2>
      {words.settings.tips.map((tip, index) => {
        const Icon = icons[index] ?? Keyboard20Regular;
        return (
          <Body1 key={tip} as="p" className={styles.tip}>
            <Icon aria-hidden className={styles.tipIcon} />
            <span>{tip}</span>
          </Body1>
        );
      })}
    </div>
  );
}
