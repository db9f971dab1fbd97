import { Button, Caption1, mergeClasses, Spinner, Subtitle2 } from '@fluentui/react-components';
import { ArrowUpload24Regular, Attach16Regular, DocumentAdd24Regular, Sparkle20Filled } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { IconTile } from '../../../ui/icons/IconTile.tsx';
import { MembersLocaleBoundary } from '../../../ui/MembersLocaleBoundary.tsx';
import { describeMessages } from '../describing/describe.messages.ts';
import { type FormPrompt, isCompletePrompt, PromptFields } from '../describing/PromptFields.tsx';
import { useDescribeStyles } from '../describing/useDescribeStyles.ts';
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

/** Gallery card to describe a form. */
function DescribeCard(props: {
  readonly formPrompt: FormPrompt;
  readonly isBusy: boolean;
  readonly hasAutoFocus: boolean;
  readonly onChange: (formPrompt: FormPrompt) => void;
  /** Opens the view with all fields. */
  readonly onMore: () => void;
  readonly onGenerate: () => void;
}) {
  const { formPrompt, isBusy, hasAutoFocus, onChange, onMore, onGenerate } = props;
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  return (
    <section className={styles.card} aria-label={messages.title}>
      <Subtitle2 as="h3" className={styles.cardHead}>
        <Sparkle20Filled aria-hidden="true" />
        {messages.title}
      </Subtitle2>
      <PromptFields {...{ formPrompt, isBusy, hasAutoFocus, onChange }} rows={2} isCard />
      <div className={styles.cardFoot}>
        <Caption1 className={styles.cardHint}>{messages.addPdf}</Caption1>
        <Button
          className={styles.oneLine}
          size="small"
          appearance="subtle"
          icon={<Attach16Regular />}
          disabled={isBusy}
          onClick={onMore}
        >
          {messages.attach}
        </Button>
        <Button
          className={styles.oneLine}
          appearance="primary"
          disabledFocusable={isBusy || !isCompletePrompt(formPrompt)}
          onClick={onGenerate}
        >
          {messages.generate}
        </Button>
      </div>
    </section>
  );
}
