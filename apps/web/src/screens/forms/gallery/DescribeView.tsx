import { Body1, Button, Caption1, Spinner } from '@fluentui/react-components';
import { Checkmark20Regular, Stop20Regular } from '@fluentui/react-icons';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { listFormSections } from '@tideform/import';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FormFromTemplate } from '../../../data/forms/useAddForm.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { describeMessages } from '../describing/describe.messages.ts';
import { FormCode, GeneratedForm } from '../describing/GeneratedForm.tsx';
import { type FormPrompt, isCompletePrompt, PromptFields } from '../describing/PromptFields.tsx';
import { useDescribeStyles } from '../describing/useDescribeStyles.ts';
import { type GenerationState, useFormGeneration } from '../describing/useFormGeneration.ts';
import { formsMessages } from '../forms.messages.ts';
import { GalleryHead } from './GalleryHead.tsx';
import { useGalleryStyles } from './useGalleryStyles.ts';

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

/** Progress of the generation: PDF, sections with their questions, icon. */
function GenerationSteps({ state }: { readonly state: GenerationState }) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  if (state.step === 'asking' || state.step === 'failed') return null;
  const { form, pages } = state;
  const isGenerated = state.step === 'made';
  const sections = form ? listFormSections(form.form) : [];
  const renderStep = (key: string, isDone: boolean, name: string, count: string) => (
    <li key={key} className={styles.stepLine}>
      {isDone ? (
        <Checkmark20Regular aria-hidden="true" className={styles.stepDone} />
      ) : (
        <Spinner size="extra-tiny" aria-hidden="true" />
      )}
      <Body1>{name}</Body1>
      <Caption1 className={styles.stepCount}>{count}</Caption1>
    </li>
  );
  return (
    <ul className={styles.steps} aria-label={messages.steps}>
      {(state.step === 'reading' || pages !== undefined) &&
        renderStep(
          'paper',
          pages !== undefined,
          messages.paperRead,
          pages === undefined ? '' : messages.pages({ count: pages }),
        )}
      {state.step !== 'reading' && sections.length === 0 && renderStep('writing', false, messages.writing, '')}
      {sections.map(({ name, count }, at) =>
        renderStep(
          `${at}`,
          isGenerated || at < sections.length - 1,
          name || messages.writing,
          messages.questions({ count }),
        ),
      )}
      {state.step === 'made' && state.iconSvg !== undefined && renderStep('icon', true, messages.chooseIcon, '')}
    </ul>
  );
}
