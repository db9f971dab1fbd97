import { Button, Caption1, Spinner } from '@fluentui/react-components';
import { Stop20Regular } from '@fluentui/react-icons';
import { useMessages, useOwnMessages } from '@tideform/i18n/react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import type { FormOfTemplate } from '../../../data/useAddFromTemplate.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { formsMessages } from '../forms.messages.ts';
import { GalleryHead } from '../gallery/GalleryHead.tsx';
import { useGalleryStyles } from '../gallery/useGalleryStyles.ts';
import { AskForm, isEnough, type Wish } from './AskForm.tsx';
import { describeMessages } from './describe.messages.ts';
import { FormCode } from './FormCode.tsx';
import { MadeForm } from './MadeForm.tsx';
import { MakingSteps } from './MakingSteps.tsx';
import { useDescribed } from './useDescribed.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** What a form should ask is said at the start; the form appears at the end while it is made. */
export function DescribeView(props: {
  readonly wish: Wish;
  readonly onWish: (wish: Wish) => void;
  /** It is made at once of what was said already. */
  readonly startsNow: boolean;
  readonly isBusy: boolean;
  readonly failed: ReactNode;
  readonly onBack: () => void;
  readonly onClose: () => void;
  readonly onUse: (form: FormOfTemplate) => void;
}) {
  const { wish, onWish, startsNow, isBusy, failed, onBack, onClose, onUse } = props;
  const messages = useMessages(describeMessages);
  const forms = useMessages(formsMessages);
  const own = useOwnMessages(formsMessages);
  const ui = useMessages(uiMessages);
  const gallery = useGalleryStyles();
  const styles = useDescribeStyles();
  const { state, isAi, generate, draft, cancel } = useDescribed();
  const [keepsCode, setKeepsCode] = useState(false);
  const start = () => {
    setKeepsCode(false);
    void generate(wish);
  };
  const startOnce = useEffectEvent(() => startsNow && start());
  useEffect(() => {
    startOnce();
  }, []);
  const isMaking = state.step === 'writing' || state.step === 'reading';
  const made = state.step === 'made' ? state : undefined;
  const use = () => {
    if (!made) return;
    const { form, formWithCode, title } = made.form;
    const icon = made.iconSvg;
    onUse({
      title: title || own.blankTitle,
      schema: keepsCode ? formWithCode : form,
      ...(icon !== undefined && { icon }),
    });
  };
  return (
    <>
      <GalleryHead title={messages.title} isBusy={isBusy} onBack={onBack} onClose={onClose} />
      <div className={gallery.middle}>
        <div className={styles.split}>
          <div className={styles.side}>
            <AskForm wish={wish} isBusy={isMaking || isBusy} rows={7} onChange={onWish} />
            <Caption1 className={styles.quiet}>{isAi ? messages.willBeSent : messages.willBeByRules}</Caption1>
            <MakingSteps state={state} />
            {made && made.form.code.length > 0 && (
              <FormCode code={made.form.code} keeps={keepsCode} onKeep={setKeepsCode} />
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard */}
          <section className={styles.stage} tabIndex={0} aria-label={messages.preview}>
            <MadeForm state={state} />
          </section>
        </div>
      </div>
      {failed}
      <div className={gallery.foot}>
        <Caption1 className={gallery.note} role="status">
          {state.step === 'reading' && messages.reading}
          {state.step === 'writing' && messages.generating}
          {state.step === 'failed' && state.why}
          {made && (made.isByRules ? `${messages.byRules} ${messages.check}` : messages.check)}
        </Caption1>
        {state.step === 'failed' && isAi && isEnough(wish) && (
          <Button onClick={() => void draft(wish)}>{messages.draftInstead}</Button>
        )}
        {isMaking ? (
          <Button icon={<Stop20Regular />} onClick={cancel}>
            {ui.cancel}
          </Button>
        ) : (
          <Button
            appearance={made ? 'secondary' : 'primary'}
            disabledFocusable={isBusy || !isEnough(wish)}
            onClick={start}
          >
            {made ? messages.again : messages.generate}
          </Button>
        )}
        {(isMaking || made) && (
          <Button
            appearance="primary"
            disabledFocusable={!made || isBusy}
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
