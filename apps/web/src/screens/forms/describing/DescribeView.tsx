import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { Stop20Regular } from '@fluentui/react-icons';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FormFromTemplate } from '../../../data/useAddFromTemplate.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { formsMessages } from '../forms.messages.ts';
import { GalleryHead } from '../gallery/GalleryHead.tsx';
import { useGalleryStyles } from '../gallery/useGalleryStyles.ts';
import { describeMessages } from './describe.messages.ts';
import { FormCode } from './FormCode.tsx';
import { GeneratedForm } from './GeneratedForm.tsx';
import { GenerationSteps } from './GenerationSteps.tsx';
import { type FormPrompt, isCompletePrompt, PromptFields } from './PromptFields.tsx';
import { useDescribeStyles } from './useDescribeStyles.ts';
import { useFormGeneration } from './useFormGeneration.ts';

/** View to describe a form, with a preview that is updated while the form is generated. */
export function DescribeView(props: {
  readonly formPrompt: FormPrompt;
  readonly onPromptChange: (formPrompt: FormPrompt) => void;
  /** Whether to generate at once from the existing prompt. */
  readonly isStartedAtOnce: boolean;
  readonly isBusy: boolean;
  readonly errorBar: ReactNode;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onUse: (form: FormFromTemplate) => void;
}) {
  const { formPrompt, onPromptChange, isStartedAtOnce, isBusy, errorBar, onBack, onClose, onUse } = props;
  const messages = useMessages(describeMessages);
  const forms = useMessages(formsMessages);
  const ownMessages = useOwnMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const gallery = useGalleryStyles();
  const styles = useDescribeStyles();
  const { state, isAi, generate, draft, cancel } = useFormGeneration();
  const [isCodeKept, setCodeKept] = useState(false);
  const start = () => {
    setCodeKept(false);
    void generate(formPrompt);
  };
  const startOnce = useEffectEvent(() => isStartedAtOnce && start());
  useEffect(() => {
    startOnce();
  }, []);
  const isGenerating = state.step === 'writing' || state.step === 'reading';
  const result = state.step === 'made' ? state : undefined;
  const use = () => {
    if (!result) return;
    const { form, formWithCode, title } = result.form;
    const icon = result.iconSvg;
    onUse({
      title: title || ownMessages.blankTitle,
      schema: isCodeKept ? formWithCode : form,
      ...(icon !== undefined && { icon }),
    });
  };
  return (
    <>
      <GalleryHead title={messages.title} isBusy={isBusy} onBack={onBack} onClose={onClose} />
      <div className={gallery.middle}>
        <div className={styles.split}>
          <div className={styles.side}>
            <PromptFields formPrompt={formPrompt} isBusy={isGenerating || isBusy} rows={7} onChange={onPromptChange} />
            <Caption1 className={styles.quiet}>{isAi ? messages.willBeSent : messages.willBeByRules}</Caption1>
            <GenerationSteps state={state} />
            {result && result.form.code.length > 0 && (
              <FormCode code={result.form.code} isKept={isCodeKept} onChange={setCodeKept} />
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the section */}
          <section className={styles.stage} tabIndex={0} aria-label={messages.preview}>
            <GeneratedForm state={state} />
          </section>
        </div>
      </div>
      {errorBar}
      <div className={gallery.foot}>
        <Caption1 className={gallery.note} role="status">
          {state.step === 'reading' && messages.reading}
          {state.step === 'writing' && messages.generating}
          {state.step === 'failed' && state.why}
          {result && (result.isRuleBased ? `${messages.byRules} ${messages.check}` : messages.check)}
        </Caption1>
        {state.step === 'failed' && isAi && isCompletePrompt(formPrompt) && (
          <Button onClick={() => void draft(formPrompt)}>{messages.draftInstead}</Button>
        )}
        {isGenerating ? (
          <Button icon={<Stop20Regular />} onClick={cancel}>
            {ui.cancel}
          </Button>
        ) : (
          <Button
            appearance={result ? 'secondary' : 'primary'}
            disabledFocusable={isBusy || !isCompletePrompt(formPrompt)}
            onClick={start}
          >
            {result ? messages.again : messages.generate}
          </Button>
        )}
        {(isGenerating || result) && (
          <Button
            appearance="primary"
            disabledFocusable={!result || isBusy}
            {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
            onClick={use}
          >
            {isBusy ? forms.creating : messages.use}
          </Button>
        )}
      </div>
    </>
  );
}
