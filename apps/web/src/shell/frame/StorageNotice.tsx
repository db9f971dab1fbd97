import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { useWords } from '@tideform/words/react';
import type { StorageRisk } from '../../data/device/useStorageRisk.ts';
import { useFrameStyles } from './frame.styles.ts';
import { frameWords } from './frame.words.ts';

/** Says that work was lost, or may be lost where it is kept. */
export function StorageNotice(props: {
  readonly risk: StorageRisk;
  readonly lost: number;
  readonly onDismiss: () => void;
}) {
  const words = useWords(frameWords);
  const styles = useFrameStyles();
  const { risk, lost, onDismiss } = props;
  const dismiss = (
    <Button appearance="transparent" aria-label={words.lost.dismiss} icon={<DismissRegular />} onClick={onDismiss} />
  );
  return (
    <MessageBar intent={risk === 'lost' ? 'error' : 'warning'} layout="multiline" className={styles.notice}>
      <MessageBarBody>{risk === 'lost' ? words.lost.text({ count: lost }) : words.risks[risk]}</MessageBarBody>
      <MessageBarActions containerAction={dismiss} />
    </MessageBar>
  );
}
