import { Field, Input, Switch, Textarea } from '@fluentui/react-components';
import { isSameJson } from '@tideform/engine';
import type { MessagesOf } from '@tideform/i18n';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import type { FormShare, ShareSettings } from '../../../data/rights/useShareLinks.ts';
import { SavingDialog } from '../../../ui/dialogs/SavingDialog.tsx';
import { useAttempt } from '../../../ui/loading/useAttempt.ts';
import { AvailabilityFields } from '../availability/AvailabilityFields.tsx';
import { anyoneMessages } from './anyone.messages.ts';
import { useAnyoneStyles } from './anyone.styles.ts';
import { createDraft, findProblem, type LinkDraft, type LinkProblem, toSettings } from './link-draft.ts';

/** Dialog with the settings of a new or existing share link. */
export function LinkSettingsDialog(props: {
  /** Existing share link; absent for a new one. */
  readonly share?: FormShare | undefined;
  /**
   * Saves the settings.
   * @returns the error message if saving failed
   */
  readonly onSave: (settings: ShareSettings) => Promise<string | undefined>;
  readonly onClose: () => void;
}) {
  const { share, onSave, onClose } = props;
  const messages = useMessages(anyoneMessages);
  const styles = useAnyoneStyles();
  const [draft, setDraft] = useState(() => createDraft(share));
  const [initialDraft] = useState(draft);
  const [problem, setProblem] = useState<LinkProblem>();
  const [refusal, setRefusal] = useState<string>();
  const { isBusy, error, attempt } = useAttempt();
  const change = (part: Partial<LinkDraft>) => {
    setProblem(undefined);
    setDraft((now) => ({ ...now, ...part }));
  };
  const save = () => {
    if (isBusy) return;
    const found = findProblem(draft, share);
    setProblem(found);
    setRefusal(undefined);
    if (!found) void attempt(async () => setRefusal(await onSave(toSettings(draft))));
  };
  const getErrorProps = (field: 'password' | 'embedOrigins') =>
    problem?.field === field ? { validationMessage: formatProblem(problem, messages.problems) } : {};
  return (
    <SavingDialog
      title={share ? messages.form.title : messages.form.newTitle}
      action={share ? messages.form.save : messages.create}
      isBusy={isBusy}
      error={error ?? refusal}
      isUnsaved={!isSameJson(initialDraft, draft)}
      onSave={save}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <Field label={messages.form.name} hint={messages.form.nameHint} className={styles.whole}>
          <Input
            value={draft.name}
            maxLength={255}
            input={{ dir: 'auto' }}
            onChange={(_, { value }) => change({ name: value })}
          />
        </Field>
        <AvailabilityFields
          draft={draft}
          problem={
            problem && problem.field !== 'password' && problem.field !== 'embedOrigins' ? problem.field : undefined
          }
          onChange={change}
        />
        <Field hint={messages.form.onceHint} className={styles.whole}>
          <Switch
            label={messages.form.once}
            checked={draft.isOncePerDevice}
            onChange={(_, { checked }) => change({ isOncePerDevice: checked })}
          />
        </Field>
        <div className={styles.whole}>
          <Switch
            label={messages.form.password}
            checked={draft.hasPassword}
            onChange={(_, { checked }) => change({ hasPassword: checked, password: '' })}
          />
          {draft.hasPassword && (
            <Field
              label={messages.form.passwordLabel}
              {...(share?.hasPassword && { hint: messages.form.passwordKept })}
              {...getErrorProps('password')}
            >
              <Input
                type="password"
                autoComplete="new-password"
                maxLength={200}
                value={draft.password}
                onChange={(_, { value }) => change({ password: value })}
              />
            </Field>
          )}
        </div>
        <Field label={messages.form.closingText} hint={messages.form.closingHint} className={styles.whole}>
          <Textarea
            value={draft.closingText}
            maxLength={2000}
            dir="auto"
            onChange={(_, { value }) => change({ closingText: value })}
          />
        </Field>
        <Field
          label={messages.form.embed}
          hint={messages.form.embedHint}
          className={styles.whole}
          {...getErrorProps('embedOrigins')}
        >
          <Textarea value={draft.embedOrigins} dir="ltr" onChange={(_, { value }) => change({ embedOrigins: value })} />
        </Field>
      </div>
    </SavingDialog>
  );
}

function formatProblem(problem: LinkProblem, messages: MessagesOf<typeof anyoneMessages>['problems']): string {
  return problem.field === 'embedOrigins' ? messages.embed({ line: problem.line }) : messages.password;
}
