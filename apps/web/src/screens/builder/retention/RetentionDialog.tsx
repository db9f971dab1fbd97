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
import type { FormRow } from '@tideform/sync';
import { useSpeech, useWords } from '@tideform/words/react';
import { useState } from 'react';
import { useRetention } from '../../../data/retention/useRetention.ts';
import { LendAccountDialog } from '../../../dialogs/lending/LendAccountDialog.tsx';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { wordMoment } from '../../../ui/word-moment.ts';
import { retentionDialogWords } from './retention-dialog.words.ts';
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
  const words = useWords(retentionDialogWords);
  const failures = useWords(failureWords);
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
      title={words.title}
      confirm={words.save}
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
          {words.text}
        </Body1>
        <RadioGroup
          aria-label={words.choices}
          value={draft.deletes ? 'delete' : 'keep'}
          disabled={known === undefined}
          onChange={(_, { value }) => change({ deletes: value === 'delete' })}
        >
          <Radio value="keep" label={words.keep} />
          <Radio value="delete" label={words.delete} />
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
  const words = useWords(retentionDialogWords);
  const styles = useStyles();
  const { draft, period, onChange } = props;
  return (
    <>
      <div className={styles.period}>
        <Field
          label={words.after}
          {...(period === undefined && { validationState: 'error', validationMessage: words.wrong })}
        >
          <Input
            className={styles.count}
            inputMode="numeric"
            value={draft.count}
            onChange={(_, { value }) => onChange({ count: value })}
          />
        </Field>
        <Field label={words.unit}>
          <Select value={draft.unit} onChange={(_, { value }) => onChange({ unit: value as RetentionPeriod['unit'] })}>
            <option value="days">{words.units.days}</option>
            <option value="months">{words.units.months}</option>
          </Select>
        </Field>
      </div>
      <Caption1 as="p" className={styles.text}>
        {words.happens}
      </Caption1>
    </>
  );
}

function Sure(props: {
  readonly period: RetentionPeriod;
  readonly isSure: boolean;
  readonly onChange: (isSure: boolean) => void;
}) {
  const words = useWords(retentionDialogWords);
  const { locale } = useSpeech();
  const day = firstKeptDay(props.period, new Date()).toLocaleDateString(locale, {
    dateStyle: 'long',
    calendar: 'gregory',
  });
  return (
    <Checkbox
      checked={props.isSure}
      label={words.confirm({ day })}
      onChange={(_, { checked }) => props.onChange(checked === true)}
    />
  );
}

/** By whose account, and what the last run did. */
function HowItGoes({ retention }: { readonly retention: FormRetention }) {
  const words = useWords(retentionDialogWords);
  const styles = useStyles();
  const { locale } = useSpeech();
  const { authorization, account, lastRun } = retention;
  return (
    <div className={styles.quiet}>
      {authorization !== 'valid' && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{words.expired}</MessageBarBody>
        </MessageBar>
      )}
      {authorization === 'valid' && account && <Caption1 block>{words.by({ name: account.name })}</Caption1>}
      {lastRun && (
        <Caption1 block>
          {words.lastRun({
            moment: wordMoment(lastRun.at, locale),
            deleted: lastRun.deleted,
            held: lastRun.held,
          })}
        </Caption1>
      )}
      {lastRun && lastRun.refused > 0 && <Caption1 block>{words.refused({ count: lastRun.refused })}</Caption1>}
    </div>
  );
}
