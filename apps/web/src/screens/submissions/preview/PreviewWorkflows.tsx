import { Subtitle2 } from '@fluentui/react-components';
import type { SubmissionItem } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useDeliveryStatus } from '../../../data/deliveries/useDeliveryStatus.ts';
import { useToldWords } from '../../../ui/outcome/useToldWords.ts';
import { nameTold, wordTold } from '../../../ui/outcome/word-told.ts';
import { usePreviewStyles } from './preview.styles.ts';
import { previewWords } from './preview.words.ts';

/** What became of telling others of a submission. */
export function PreviewWorkflows({ teamId, item }: { readonly teamId: string; readonly item: SubmissionItem }) {
  const words = useWords(previewWords);
  const said = useToldWords();
  const { locale } = useSpeech();
  const styles = usePreviewStyles();
  const { told = [] } = useDeliveryStatus(teamId, item);
  if (told.length === 0) return null;
  return (
    <div className={styles.section}>
      <Subtitle2 as="h3" className={styles.heading}>
        {words.workflows}
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
