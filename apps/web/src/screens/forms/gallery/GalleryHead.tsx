import { Button, Caption1, mergeClasses, Title3 } from '@fluentui/react-components';
import { ArrowLeft20Regular, Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { Mirrored } from '../../../ui/icons/Mirrored.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useGalleryStyles } from './useGalleryStyles.ts';

/** Header of the "Let's Build" dialog: back button, title and close button. */
export function GalleryHead(props: {
  readonly title: ReactNode;
  /** Subtitle shown beside the title. */
  readonly subject?: string;
  readonly isBusy: boolean;
  /** Returns to the previous view; absent on the first view. */
  readonly onBack?: () => void;
  readonly onClose: () => void;
}) {
  const { title, subject, isBusy, onBack, onClose } = props;
  const ui = useMessages(uiMessages);
  const styles = useGalleryStyles();
  return (
    <div className={mergeClasses(styles.head, onBack && styles.back)}>
      {onBack && (
        <Button
          appearance="subtle"
          icon={
            <Mirrored>
              <ArrowLeft20Regular />
            </Mirrored>
          }
          aria-label={ui.back}
          disabled={isBusy}
          onClick={onBack}
        />
      )}
      <Title3 as="h2" className={styles.title}>
        {title}
      </Title3>
      {subject !== undefined && <Caption1 className={styles.subject}>{subject}</Caption1>}
      <Button
        appearance="subtle"
        className={styles.close}
        icon={<Dismiss20Regular />}
        aria-label={ui.close}
        onClick={onClose}
      />
    </div>
  );
}
