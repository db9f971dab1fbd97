import { Body1, Field, Textarea } from '@fluentui/react-components';
import { isSameJson } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useFormService } from '../../../data/forms/useForms.ts';
import { SavingDialog } from '../../../ui/dialogs/SavingDialog.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { useShareStyles } from '../share.styles.ts';
import { AvailabilityFields } from './AvailabilityFields.tsx';
import { openingMessages } from './availability.messages.ts';
import { createAvailabilityDraft, findAvailabilityProblem, toAvailabilitySettings } from './availability-draft.ts';

/** Dialog for a form's availability to team members: opening times and the maximum number of responses. */
export function AvailabilityDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(openingMessages);
  const styles = useShareStyles();
  const service = useFormService();
  const [draft, setDraft] = useState(() => createAvailabilityDraft(form.opening));
  const [initialDraft] = useState(draft);
  const [problem, setProblem] = useState<ReturnType<typeof findAvailabilityProblem>>();
  const { isBusy, error, attempt } = useAttempt();
  const change = (part: Partial<typeof draft>) => {
    setProblem(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  const save = () => {
    if (isBusy) return;
    const found = findAvailabilityProblem(draft);
    setProblem(found);
    if (found) return;
    const settings = Object.entries(toAvailabilitySettings(draft)).filter(([, value]) => value !== null);
    void attempt(async () => {
      await service.updateConfig(form.id, { opening: Object.fromEntries(settings) });
      onClose();
    });
  };
  return (
    <SavingDialog
      title={messages.title}
      action={messages.save}
      isBusy={isBusy}
      error={error}
      isUnsaved={!isSameJson(initialDraft, draft)}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Body1 as="p" block className={styles.whole}>
          {messages.text}
        </Body1>
        <AvailabilityFields draft={draft} problem={problem} maxHint={messages.mostHint} onChange={change} />
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
