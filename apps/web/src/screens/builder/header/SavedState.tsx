import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { CloudCheckmark20Regular, CloudError20Regular, CloudOff20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useMedia } from '../../../ui/useMedia.ts';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';
import type { Draft } from '../useDraft.ts';

/** Whether the library has the draft as it is drawn. */
export function SavedState({ draft }: { readonly draft: Draft }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const { saveState } = draft;
  const looks = {
    saved: { icon: <CloudCheckmark20Regular className={styles.good} />, text: messages.saved },
    saving: { icon: <Spinner size="extra-tiny" aria-hidden="true" />, text: messages.saving },
    offline: { icon: <CloudOff20Regular />, text: messages.offline },
    failed: { icon: <CloudError20Regular className={styles.bad} />, text: messages.unsaved },
  };
  const { icon, text } = looks[saveState];
  const isWide = useMedia('(min-width: 1101px)');
  // As usual: where there is little room, the picture alone says so to the eye.
  const isBare = !isWide && (saveState === 'saved' || saveState === 'saving');
  return (
    <>
      <span className={styles.saved} role="status">
        {icon}
        <Caption1
          className={isBare ? styles.spoken : styles.roomy}
          data-room={messages.saved}
          data-more-room={messages.saving}
        >
          {text}
        </Caption1>
      </span>
      {saveState === 'failed' && (
        <Button size="small" onClick={() => void draft.flush().catch(() => undefined)}>
          {messages.retry}
        </Button>
      )}
    </>
  );
}
