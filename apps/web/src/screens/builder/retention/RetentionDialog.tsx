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
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { FormRow } from '@tideform/sync';
import { useState } from 'react';
import { useRetention } from '../../../data/forms/useRetention.ts';
import { ConnectAccountDialog } from '../../../dialogs/lending/ConnectAccountDialog.tsx';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog.tsx';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { retentionDialogMessages } from './retention-dialog.messages.ts';

const useStyles = makeStyles({
  column: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  period: { display: 'flex', alignItems: 'flex-start', gap: tokens.spacingHorizontalS },
  count: { width: '96px' },
  text: { margin: 0 },
  quiet: { color: tokens.colorNeutralForeground3 },
});

/** Dialog for how long submitted responses are kept. */
export function RetentionDialog({ form, onClose }: { readonly form: FormRow; readonly onClose: () => void }) {
  const messages = useMessages(retentionDialogMessages);
  const failures = useMessages(failureMessages);
  const styles = useStyles();
  const retention = useRetention(form);
  const stored = useLoaded(form.id, () => retention.load());
  const [editedDraft, setEditedDraft] = useState<RetentionDraft>();
  const [isConfirmed, setConfirmed] = useState(false);
  const [isConnecting, setConnecting] = useState(false);
  const storedRetention = stored.value;
  const draft = editedDraft ?? createRetentionDraft(storedRetention?.period ?? null);
  const period = parsePeriod(draft);
  const hasChanged =
    editedDraft !== undefined && period !== undefined && !isSamePeriod(period, storedRetention?.period ?? null);
  const needsAuthorization =
    storedRetention?.period != null && storedRetention.authorization !== 'valid' && period !== null;
  const change = (next: Partial<RetentionDraft>) => {
    setEditedDraft({ ...draft, ...next });
    setConfirmed(false);
  };
  const save = async () => {
    if (period === null) return retention.end();
    if ((await retention.set(period!)) === 'needs-account') setConnecting(true);
    else onClose();
  };
  if (isConnecting) {
    return (
      <ConnectAccountDialog
        purpose="files"
        onConnected={() => setConnecting(false)}
        onClose={() => setConnecting(false)}
      />
    );
  }
  return (
    <ConfirmDialog
      title={messages.title}
      confirm={messages.save}
      onConfirm={save}
      onClose={onClose}
      isRefused={
        storedRetention === undefined || !(hasChanged || needsAuthorization) || (period != null && !isConfirmed)
      }
      isUnsaved={hasChanged}
      isDanger={period != null}
      staysOpen={period !== null}
    >
      <div className={styles.column}>
        {stored.cause !== undefined && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{formatCause(stored.cause, failures)}</MessageBarBody>
          </MessageBar>
        )}
        <Body1 as="p" className={styles.text}>
          {messages.text}
        </Body1>
        <RadioGroup
          aria-label={messages.choices}
          value={draft.isDeletionOn ? 'delete' : 'keep'}
          disabled={storedRetention === undefined}
          onChange={(_, { value }) => change({ isDeletionOn: value === 'delete' })}
        >
          <Radio value="keep" label={messages.keep} />
          <Radio value="delete" label={messages.delete} />
        </RadioGroup>
        {draft.isDeletionOn && storedRetention && (
          <PeriodFields draft={draft} period={period ?? undefined} onChange={change} />
        )}
        {period && (hasChanged || needsAuthorization) && (
          <DeletionConfirmation period={period} isConfirmed={isConfirmed} onChange={setConfirmed} />
        )}
        {storedRetention?.period && <RetentionStatus retention={storedRetention} />}
      </div>
    </ConfirmDialog>
  );
}

function PeriodFields(props: {
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

function DeletionConfirmation(props: {
  readonly period: RetentionPeriod;
  readonly isConfirmed: boolean;
  readonly onChange: (isConfirmed: boolean) => void;
}) {
  const messages = useMessages(retentionDialogMessages);
  const { locale } = useLocale();
  const day = computeFirstKeptDay(props.period, new Date()).toLocaleDateString(locale, {
    dateStyle: 'long',
    calendar: 'gregory',
  });
  return (
    <Checkbox
      checked={props.isConfirmed}
      label={messages.confirm({ day })}
      onChange={(_, { checked }) => props.onChange(checked === true)}
    />
  );
}

/** Account that deletes the responses, and the result of the last run. */
function RetentionStatus({ retention }: { readonly retention: FormRetention }) {
  const messages = useMessages(retentionDialogMessages);
  const styles = useStyles();
  const { locale } = useLocale();
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
            moment: formatDateTime(lastRun.at, locale),
            deleted: lastRun.deleted,
            held: lastRun.held,
          })}
        </Caption1>
      )}
      {lastRun && lastRun.refused > 0 && <Caption1 block>{messages.refused({ count: lastRun.refused })}</Caption1>}
    </div>
  );
}

/** Values of the fields in the retention dialog. */
interface RetentionDraft {
  readonly isDeletionOn: boolean;
  readonly count: string;
  readonly unit: RetentionPeriod['unit'];
}

const createRetentionDraft = (period: RetentionPeriod | null): RetentionDraft => ({
  isDeletionOn: period !== null,
  count: String(period?.count ?? 12),
  unit: period?.unit ?? 'months',
});

/**
 * Parses the values of the dialog. `null` means that responses are kept; `undefined` means that the number is invalid.
 */
function parsePeriod({ isDeletionOn, count, unit }: RetentionDraft): RetentionPeriod | null | undefined {
  if (!isDeletionOn) return null;
  const value = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
  return value >= 1 && value <= 3650 ? { unit, count: value } : undefined;
}

const isSamePeriod = (one: RetentionPeriod | null, other: RetentionPeriod | null): boolean =>
  one?.unit === other?.unit && one?.count === other?.count;

/** Returns the approximate day (give or take one) before which the next run, tomorrow, deletes all responses. */
function computeFirstKeptDay({ unit, count }: RetentionPeriod, now: Date): Date {
  const day = new Date(now);
  day.setDate(day.getDate() + 1);
  if (unit === 'days') day.setDate(day.getDate() - count);
  else day.setMonth(day.getMonth() - count);
  return day;
}
