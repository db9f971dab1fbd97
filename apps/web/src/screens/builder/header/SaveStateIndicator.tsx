import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { CloudCheckmark20Regular, CloudError20Regular, CloudOff20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useMediaQuery } from '../../../ui/useMediaQuery.ts';
import { builderMessages } from '../builder.messages.ts';
import { useBuilderStyles } from '../builder.styles.ts';
import type { Draft } from '../useDraft.ts';

/** Save state of the draft: saved, saving, offline or failed. */
export function SaveStateIndicator({ draft }: { readonly draft: Draft }) {
  const messages = useMessages(builderMessages);
  const styles = useBuilderStyles();
  const { saveState } = draft;
  const views = {
    saved: { icon: <CloudCheckmark20Regular className={styles.good} />, text: messages.saved },
    saving: { icon: <Spinner size="extra-tiny" aria-hidden="true" />, text: messages.saving },
    offline: { icon: <CloudOff20Regular />, text: messages.offline },
    failed: { icon: <CloudError20Regular className={styles.bad} />, text: messages.unsaved },
  };
  const { icon, text } = views[saveState];
  const isWide = useMediaQuery('(min-width: 1101px)');
  // On a narrow screen, the usual states show only an icon; the text remains for screen readers.
  const isIconOnly = !isWide && (saveState === 'saved' || saveState === 'saving');
  return (
    <>
      <span className={styles.saved} role="status">
        {icon}
        <Caption1
          className={isIconOnly ? styles.spoken : styles.roomy}
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
