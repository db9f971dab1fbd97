import { Caption1, mergeClasses, Spinner, Subtitle2 } from '@fluentui/react-components';
import { ArrowUpload24Regular, DocumentAdd24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { IconTile } from '../../../ui/IconTile.tsx';
import { MembersLocaleBoundary } from '../../../ui/MembersLocaleBoundary.tsx';
import { DescribeCard } from '../describing/DescribeCard.tsx';
import type { FormPrompt } from '../describing/PromptFields.tsx';
import { formsMessages } from '../forms.messages.ts';
import { useFormsStyles } from '../forms.styles.ts';
import { useGalleryStyles } from './useGalleryStyles.ts';

/** Options to start without a template: description, blank form or import. */
export function StartOptions(props: {
  readonly isBusy: boolean;
  /** Whether the options take the focus on mount, because the tab that had the focus was removed. */
  readonly hasAutoFocus: boolean;
  readonly formPrompt: FormPrompt;
  readonly onPromptChange: (formPrompt: FormPrompt) => void;
  readonly onDescribe: (how: 'asking' | 'now') => void;
  readonly onBlank: () => void;
  readonly onImport: () => void;
}) {
  const messages = useMessages(formsMessages);
  const styles = useGalleryStyles();
  const forms = useFormsStyles();
  const { isBusy, hasAutoFocus, formPrompt, onPromptChange, onDescribe, onBlank, onImport } = props;
  return (
    <div className={styles.starts}>
      <MembersLocaleBoundary>
        <DescribeCard
          {...{ formPrompt, isBusy, hasAutoFocus }}
          onChange={onPromptChange}
          onMore={() => onDescribe('asking')}
          onGenerate={() => onDescribe('now')}
        />
      </MembersLocaleBoundary>
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
