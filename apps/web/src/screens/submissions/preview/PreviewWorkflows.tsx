import { Subtitle2 } from '@fluentui/react-components';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { SubmissionItem } from '@tideform/sync';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { useToldMessages } from '../../../ui/outcome/useToldMessages.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { previewMessages } from './preview.messages.ts';
import { usePreviewStyles } from './preview.styles.ts';

/** What became of telling others of a submission. */
export function PreviewWorkflows({ teamId, item }: { readonly teamId: string; readonly item: SubmissionItem }) {
  const messages = useMessages(previewMessages);
  const said = useToldMessages();
  const { locale } = useSpeech();
  const styles = usePreviewStyles();
  const { told = [] } = useDeliveryStatus(teamId, item);
  if (told.length === 0) return null;
  return (
    <div className={styles.section}>
      <Subtitle2 as="h3" className={styles.heading}>
        {messages.workflows}
      </Subtitle2>
      <ul className={styles.list}>
        {told.map((one) => (
          <li key={one.id}>
            <bdi>{nameTold(one, said)}</bdi>: {wordTold(one, said, locale)}
          </li>
        ))}
      </ul>
    </div>
  );
}
