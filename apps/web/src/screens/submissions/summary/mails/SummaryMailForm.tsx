import { Field, Select } from '@fluentui/react-components';
import { Chip } from '@tideform/components/kit/chips/Chip.tsx';
import { PeoplePicker, type Picked } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { LendingPurpose } from '@tideform/contract';
import { chooseSpeech, languages, nameOfLanguage } from '@tideform/i18n';
import { useMessages, useOwnSpeech } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useRef, useState } from 'react';
import type { SummaryMail, SummaryMailSettings, SummaryMails } from '../../../../data/summary-mails/useSummaryMails.ts';
import { LendAccountDialog } from '../../../../dialogs/lending/LendAccountDialog.tsx';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { wordCause } from '../../../../failures/word-failure.ts';
import { SavingDialog } from '../../../../ui/SavingDialog.tsx';
import { mailsMessages } from './mails.messages.ts';
import { useMailsStyles } from './mails.styles.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { settingsOf } from './settings-of.ts';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** Asks who gets which view when; lends the person's account first where that is lacking. */
export function SummaryMailForm(props: {
  readonly mails: SummaryMails;
  /** Absent: a new one. */
  readonly edited: SummaryMail | undefined;
  readonly views: readonly TableView[];
  readonly viewId: string | undefined;
  readonly onClose: () => void;
}) {
  const messages = useMessages(mailsMessages);
  const failures = useMessages(failureMessages);
  const styles = useMailsStyles();
  const { language } = useOwnSpeech();
  const { mails, edited, views, onClose } = props;
  const [id] = useState(() => edited?.id ?? crypto.randomUUID());
  const [before] = useState(() => (edited ? settingsOf(edited) : newSettings(props.viewId ?? null, language)));
  const [settings, setSettings] = useState<SummaryMailSettings>(before);
  const [people, setPeople] = useState<readonly Named[]>(edited?.to ?? []);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [lacking, setLacking] = useState<readonly LendingPurpose[]>([]);
  const answer = useRef<(isLent: boolean) => void>(undefined);
  const change = (over: Partial<SummaryMailSettings>) => setSettings((now) => ({ ...now, ...over }));
  const put = (next: readonly Named[]) => {
    setPeople(next);
    change({ to: next.map((one) => one.id) });
  };
  const add = (picked: Picked) => {
    if (picked.kind !== 'person') return;
    const { id: userId, displayName, mail } = picked.person;
    if (!userId || people.some((one) => one.id === userId)) return;
    put([...people, { id: userId, name: displayName ?? mail ?? userId }]);
  };
  const lend = (purposes: readonly LendingPurpose[]) =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setLacking(purposes);
    });
  const end = (isLent: boolean) => {
    setLacking([]);
    answer.current?.(isLent);
  };
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const needed = await mails.lacking(settings.sender);
      if (needed.length > 0 && !(await lend(needed))) return;
      const refusal = await mails.save(settings, id);
      if (refusal) setError(messages.refusals[refusal]);
      else onClose();
    } catch (cause) {
      setError(wordCause(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  const isUnsaved = JSON.stringify(settings) !== JSON.stringify(before);
  const [purpose] = lacking;
  const isGone = settings.viewId !== null && !views.some((one) => one.id === settings.viewId);
  return (
    <>
      <SavingDialog
        title={messages.title}
        action={messages.save}
        isBusy={isBusy}
        error={error}
        isUnsaved={isUnsaved}
        isWrong={people.length === 0}
        onSave={save}
        onClose={onClose}
      >
        <div className={styles.fields}>
          <PeoplePicker label={messages.addPerson} among="people" onPick={add} />
          {people.length > 0 && (
            <ul className={styles.chips} aria-label={messages.people}>
              {people.map((one) => (
                <Chip
                  key={one.id}
                  isOff={isBusy}
                  removeLabel={messages.removePerson({ name: one.name })}
                  onRemove={() => put(people.filter((other) => other.id !== one.id))}
                >
                  {one.name}
                </Chip>
              ))}
            </ul>
          )}
          <Field label={messages.view}>
            <Select value={settings.viewId ?? ''} onChange={(_, { value }) => change({ viewId: value || null })}>
              <option value="">{messages.all}</option>
              {isGone && <option value={settings.viewId ?? ''}>{messages.goneView}</option>}
              {views.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.title}
                </option>
              ))}
            </Select>
          </Field>
          <ScheduleFields settings={settings} onChange={change} />
          <div className={styles.pair}>
            <Field label={messages.language}>
              <Select value={settings.language} onChange={(_, { value }) => change({ language: value })}>
                {languages.map((one) => (
                  <option key={one} value={one}>
                    {nameOfLanguage(one)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={messages.sender} hint={messages.accountHint}>
              <Select
                value={settings.sender}
                onChange={(_, { value }) => change({ sender: value === 'server' ? 'server' : 'account' })}
              >
                <option value="account">{messages.byAccount}</option>
                {mails.serverAddress !== null && (
                  <option value="server">{messages.byServer({ address: mails.serverAddress })}</option>
                )}
              </Select>
            </Field>
          </div>
        </div>
      </SavingDialog>
      {purpose && (
        <LendAccountDialog
          key={purpose}
          purpose={purpose}
          onLent={() => (lacking.length > 1 ? setLacking(lacking.slice(1)) : end(true))}
          onClose={() => end(false)}
        />
      )}
    </>
  );
}

/** Mondays at eight, where the person is. */
function newSettings(viewId: string | null, language: string): SummaryMailSettings {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    ...{ every: 'week', weekday: 1, monthDay: 1, minutes: 8 * 60, timeZone, viewId },
    ...{ language: chooseSpeech([language]).language, sender: 'account', isPaused: false, to: [] },
  };
}
