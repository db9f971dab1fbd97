import {
  Body1,
  Caption1,
  Checkbox,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  makeStyles,
  Radio,
  RadioGroup,
  Select,
  tokens,
} from '@fluentui/react-components';
import type { FormRetention, RetentionPeriod } from '@tideform/contract';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useRetention } from '../../../data/retention/useRetention.ts';
import { LendAccountDialog } from '../../../dialogs/lending/LendAccountDialog.tsx';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { retentionDialogMessages } from './retention-dialog.messages.ts';
import { draftOf, firstKeptDay, isSamePeriod, periodOf, type RetentionDraft } from './retention-draft.ts';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  period: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  count: { width: '96px' },
  text: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** How long submitted responses are kept. */
export function RetentionDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(retentionDialogMessages);
  const failures = useMessages(failureMessages);
  const styles = useStyles();
  const retention = useRetention(form);
  const stored = useLoaded(form.id, () => retention.read());
  const [typed, setTyped] = useState<RetentionDraft>();
  const [isSure, setSure] = useState(false);
  const [isLending, setLending] = useState(false);
  const known = stored.value;
  const draft = typed ?? draftOf(known?.period ?? null);
  const period = periodOf(draft);
  const hasChanged = typed !== undefined && period !== undefined && !isSamePeriod(period, known?.period ?? null);
  const isStuck = known?.period != null && known.authorization !== 'valid' && period !== null;
  const change = (next: Partial<RetentionDraft>) => {
    setTyped({ ...draft, ...next });
    setSure(false);
  };
  const save = async () => {
    if (period === null) return retention.end();
    if ((await retention.set(period!)) === 'needs-account') setLending(true);
    else onClose();
  };
  if (isLending) {
    return <LendAccountDialog purpose="files" onLent={() => setLending(false)} onClose={() => setLending(false)} />;
  }
  return (
    <ConfirmDialog
      title={messages.title}
      confirm={messages.save}
      onConfirm={save}
      onClose={onClose}
      isRefused={known === undefined || !(hasChanged || isStuck) || (period != null && !isSure)}
      isUnsaved={hasChanged}
      isDanger={period != null}
      staysOpen={period !== null}
    >
      <div className={styles.column}>
        {stored.cause !== undefined && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{wordCause(stored.cause, failures)}</MessageBarBody>
          </MessageBar>
        )}
        <Body1 as="p" className={styles.text}>
          {messages.text}
        </Body1>
        <RadioGroup
          aria-label={messages.choices}
          value={draft.deletes ? 'delete' : 'keep'}
          disabled={known === undefined}
          onChange={(_, { value }) => change({ deletes: value === 'delete' })}
        >
          <Radio value="keep" label={messages.keep} />
          <Radio value="delete" label={messages.delete} />
        </RadioGroup>
        {draft.deletes && known && <Period draft={draft} period={period ?? undefined} onChange={change} />}
        {period && (hasChanged || isStuck) && <Sure period={period} isSure={isSure} onChange={setSure} />}
        {known?.period && <HowItGoes retention={known} />}
      </div>
    </ConfirmDialog>
  );
}

function Period(props: {
  readonly draft: RetentionDraft;
  readonly period: RetentionPeriod | undefined;
  readonly onChange: (next: Partial<RetentionDraft>) => void;
}) {
  const messages = useMessages(retentionDialogMessages);
  const styles = useStyles();
  const { draft, period, onChange } = props;
  return (
    <>
      <div className={styles.period}>
        <Field
          label={messages.after}
          {...(period === undefined && { validationState: 'error', validationMessage: messages.wrong })}
        >
          <Input
            className={styles.count}
            inputMode="numeric"
            value={draft.count}
            onChange={(_, { value }) => onChange({ count: value })}
          />
        </Field>
        <Field label={messages.unit}>
          <Select value={draft.unit} onChange={(_, { value }) => onChange({ unit: value as RetentionPeriod['unit'] })}>
            <option value="days">{messages.units.days}</option>
            <option value="months">{messages.units.months}</option>
          </Select>
        </Field>
      </div>
      <Caption1 as="p" className={styles.text}>
        {messages.happens}
      </Caption1>
    </>
  );
}

function Sure(props: {
  readonly period: RetentionPeriod;
  readonly isSure: boolean;
  readonly onChange: (isSure: boolean) => void;
}) {
  const messages = useMessages(retentionDialogMessages);
  const { locale } = useSpeech();
  const day = firstKeptDay(props.period, new Date()).toLocaleDateString(locale, {
    dateStyle: 'long',
    calendar: 'gregory',
  });
  return (
    <Checkbox
      checked={props.isSure}
      label={messages.confirm({ day })}
      onChange={(_, { checked }) => props.onChange(checked === true)}
    />
  );
}

/** By whose account, and what the last run did. */
function HowItGoes({ retention }: { readonly retention: FormRetention }) {
  const messages = useMessages(retentionDialogMessages);
  const styles = useStyles();
  const { locale } = useSpeech();
  const { authorization, account, lastRun } = retention;
  return (
    <div className={styles.quiet}>
      {authorization !== 'valid' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{messages.expired}</MessageBarBody>
        </MessageBar>
      )}
      {authorization === 'valid' && account && <Caption1 block>{messages.by({ name: account.name })}</Caption1>}
      {lastRun && (
        <Caption1 block>
          {messages.lastRun({
            moment: wordMoment(lastRun.at, locale),
            deleted: lastRun.deleted,
            held: lastRun.held,
          })}
        </Caption1>
      )}
      {lastRun && lastRun.refused > 0 && <Caption1 block>{messages.refused({ count: lastRun.refused })}</Caption1>}
    </div>
  );
}
