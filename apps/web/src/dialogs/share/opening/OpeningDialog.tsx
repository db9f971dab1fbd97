import { Body1, Field, Textarea } from '@fluentui/react-components';
import { sameJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useFormService } from '../../../data/useFormService.ts';
import { SavingDialog } from '../../../ui/SavingDialog.tsx';
import { useAttempt } from '../../../ui/useAttempt.ts';
import { useShareStyles } from '../share.styles.ts';
import { OpeningFields } from './OpeningFields.tsx';
import { openingMessages } from './opening.messages.ts';
import { findOpeningProblem, openingDraftOf, openingSettingsOf } from './opening-draft.ts';

/** When the team may answer a form, and how often. */
export function OpeningDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(openingMessages);
  const styles = useShareStyles();
  const service = useFormService();
  const [draft, setDraft] = useState(() => openingDraftOf(form.opening));
  const [first] = useState(draft);
  const [problem, setProblem] = useState<ReturnType<typeof findOpeningProblem>>();
  const { isBusy, error, attempt } = useAttempt();
  const change = (part: Partial<typeof draft>) => {
    setProblem(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  const save = () => {
    if (isBusy) return;
    const found = findOpeningProblem(draft);
    setProblem(found);
    if (found) return;
    const said = Object.entries(openingSettingsOf(draft)).filter(([, value]) => value !== null);
    void attempt(async () => {
      await service.updateConfig(form.id, { opening: Object.fromEntries(said) });
      onClose();
    });
  };
  return (
    <SavingDialog
      title={messages.title}
      action={messages.save}
      isBusy={isBusy}
      error={error}
      isUnsaved={!sameJson(first, draft)}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Body1 as="p" block className={styles.whole}>
          {messages.text}
        </Body1>
        <OpeningFields draft={draft} problem={problem} mostHint={messages.mostHint} onChange={change} />
        <Field label={messages.closingText} hint={messages.closingHint} className={styles.whole}>
          <Textarea
            value={draft.closingText}
            maxLength={2000}
            dir="auto"
            onChange={(_, { value }) => change({ closingText: value })}
          />
        </Field>
      </div>
    </SavingDialog>
  );
}
