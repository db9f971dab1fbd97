import { Field, Input, MessageBar, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useHasFeature } from '../../../data/features/useSubscription.ts';
import { maxSettableNumber, useSubmissionNumbering } from '../../../data/forms/useSubmissionNumbering.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { UpgradePrompt } from '../../../ui/plan/UsageNotice.tsx';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { headerMessages } from './header.messages.ts';

/** Dialog that sets the last submission number; the next submission gets this number plus one. */
export function SubmissionNumberDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(headerMessages).submissionNumber;
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  const numbers = useSubmissionNumbering(form.teamId, form.id);
  const isUnlocked = useHasFeature(form.teamId, 'submission_number');
  const stored = useLoaded(form.id, () => numbers.loadLast());
  const [editedText, setEditedText] = useState<string>();
  const text = editedText ?? (stored.value === undefined ? '' : String(stored.value));
  const value = parseSubmissionNumber(text);
  const hasChanged =
    stored.value !== undefined && editedText !== undefined && editedText.trim() !== String(stored.value);
  return (
    <ConfirmDialog
      title={messages.title}
      confirm={messages.save}
      onConfirm={() => numbers.setLast(value!)}
      onClose={onClose}
      isRefused={!isUnlocked || value === undefined || !hasChanged}
      isUnsaved={hasChanged}
    >
      {isUnlocked === false && <UpgradePrompt teamId={form.teamId} text={messages.locked} />}
      {stored.cause !== undefined && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatCause(stored.cause, failures)}</MessageBarBody>
        </MessageBar>
      )}
      <Field
        label={messages.label}
        hint={value === undefined ? undefined : messages.next({ number: value + 1 })}
        {...(editedText !== undefined && value === undefined
          ? { validationState: 'error', validationMessage: messages.wrong }
          : {})}
      >
        <Input
          value={text}
          inputMode="numeric"
          disabled={!isUnlocked || stored.value === undefined}
          placeholder={stored.value === undefined && stored.cause === undefined ? ui.loading : undefined}
          onChange={(_, data) => setEditedText(data.value)}
        />
      </Field>
    </ConfirmDialog>
  );
}

/** Parses a whole number from 0 to the highest allowed one. Returns `undefined` for anything else. */
function parseSubmissionNumber(text: string): number | undefined {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value <= maxSettableNumber ? value : undefined;
}
