import { Caption1, mergeClasses, Spinner, Subtitle2 } from '@fluentui/react-components';
import { ArrowUpload24Regular, DocumentAdd24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { IconTile } from '../../../ui/IconTile.tsx';
import { MembersPart } from '../../../ui/MembersPart.tsx';
import type { Wish } from '../describing/AskForm.tsx';
import { DescribeCard } from '../describing/DescribeCard.tsx';
import { formsMessages } from '../forms.messages.ts';
import { useFormsStyles } from '../forms.styles.ts';
import { useGalleryStyles } from './useGalleryStyles.ts';

/** Ways to begin without a template: what somebody describes, an empty page, a form that people bring. */
export function Starts(props: {
  readonly isBusy: boolean;
  /** The tab that had it is gone. */
  readonly takesFocus: boolean;
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  readonly onDescribe: (how: 'asking' | 'now') => void;
  readonly onBlank: () => void;
  readonly onImport: () => void;
}) {
  const messages = useMessages(formsMessages);
  const styles = useGalleryStyles();
  const forms = useFormsStyles();
  const { isBusy, takesFocus, wish, onWish, onDescribe, onBlank, onImport } = props;
  return (
    <div className={styles.starts}>
      <MembersPart>
        <DescribeCard
          {...{ wish, isBusy, takesFocus }}
          onChange={onWish}
          onMore={() => onDescribe('asking')}
          onGenerate={() => onDescribe('now')}
        />
      </MembersPart>
      <button type="button" className={mergeClasses(forms.start, styles.start)} onClick={onBlank} disabled={isBusy}>
        {isBusy ? <Spinner size="medium" aria-hidden="true" /> : <IconTile icon={<DocumentAdd24Regular />} />}
        <span className={forms.startMessages}>
          <Subtitle2>{messages.blank}</Subtitle2>
          <Caption1 className={forms.hint} role="status">
            {isBusy ? messages.creating : messages.letsBuildText}
          </Caption1>
        </span>
      </button>
      <button type="button" className={mergeClasses(forms.start, styles.start)} onClick={onImport} disabled={isBusy}>
        <IconTile icon={<ArrowUpload24Regular />} tint="steel" />
        <span className={forms.startMessages}>
          <Subtitle2>{messages.import}</Subtitle2>
          <Caption1 className={forms.hint}>{messages.importText}</Caption1>
        </span>
      </button>
    </div>
  );
}
