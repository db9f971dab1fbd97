import { Field, Select } from '@fluentui/react-components';
import { Chip } from '@tideform/components/kit/chips/Chip.tsx';
import { PeoplePicker, type PickedPrincipal } from '@tideform/components/kit/people/PeoplePicker.tsx';
import type { ConnectionPurpose } from '@tideform/contract';
import { chooseLocale, getLanguageName, languages } from '@tideform/i18n';
import { useMessages, useOwnLocale } from '@tideform/i18n/react';
import type { TableView } from '@tideform/sync';
import { useRef, useState } from 'react';
import type { SummaryMail, SummaryMailSettings, SummaryMails } from '../../../../data/submissions/useSummaryMails.ts';
import { ConnectAccountDialog } from '../../../../dialogs/lending/ConnectAccountDialog.tsx';
import { failureMessages } from '../../../../failures/failure.messages.ts';
import { formatCause } from '../../../../failures/format-failure.ts';
import { SavingDialog } from '../../../../ui/dialogs/SavingDialog.tsx';
import { mailsMessages } from './mails.messages.ts';
import { useMailsStyles } from './mails.styles.ts';
import { ScheduleFields } from './ScheduleFields.tsx';

interface Recipient {
  readonly id: string;
  readonly name: string;
}

/**
 * Dialog to edit a summary email: recipients, view and schedule. Asks the user to connect their account first if that's
 * needed.
 */
export function SummaryMailForm(props: {
  readonly mails: SummaryMails;
  /** Edited summary email; absent for a new one. */
  readonly edited: SummaryMail | undefined;
  readonly views: readonly TableView[];
  readonly viewId: string | undefined;
  readonly onClose: () => void;
}) {
  const messages = useMessages(mailsMessages);
  const failures = useMessages(failureMessages);
  const styles = useMailsStyles();
  const { language } = useOwnLocale();
  const { mails, edited, views, onClose } = props;
  const [id] = useState(() => edited?.id ?? crypto.randomUUID());
  const [before] = useState(() => (edited ? getMailSettings(edited) : createSettings(props.viewId ?? null, language)));
  const [settings, setSettings] = useState<SummaryMailSettings>(before);
  const [people, setPeople] = useState<readonly Recipient[]>(edited?.to ?? []);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [missingPurposes, setMissingPurposes] = useState<readonly ConnectionPurpose[]>([]);
  const resolveConnection = useRef<(isConnected: boolean) => void>(undefined);
  const change = (over: Partial<SummaryMailSettings>) => setSettings((now) => ({ ...now, ...over }));
  const setRecipients = (next: readonly Recipient[]) => {
    setPeople(next);
    change({ to: next.map((one) => one.id) });
  };
  const addPerson = (picked: PickedPrincipal) => {
    if (picked.kind !== 'person') return;
    const { id: userId, displayName, mail } = picked.person;
    if (!userId || people.some((one) => one.id === userId)) return;
    setRecipients([...people, { id: userId, name: displayName ?? mail ?? userId }]);
  };
  const connectAccount = (purposes: readonly ConnectionPurpose[]) =>
    new Promise<boolean>((resolve) => {
      resolveConnection.current = resolve;
      setMissingPurposes(purposes);
    });
  const finishConnecting = (isConnected: boolean) => {
    setMissingPurposes([]);
    resolveConnection.current?.(isConnected);
  };
  const save = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const needed = await mails.getMissingPurposes(settings.sender);
      if (needed.length > 0 && !(await connectAccount(needed))) return;
      const refusal = await mails.save(settings, id);
      if (refusal) setError(messages.refusals[refusal]);
      else onClose();
    } catch (cause) {
      setError(formatCause(cause, failures));
    } finally {
      setBusy(false);
    }
  };
  const isUnsaved = JSON.stringify(settings) !== JSON.stringify(before);
  const [purpose] = missingPurposes;
  const isViewDeleted = settings.viewId !== null && !views.some((one) => one.id === settings.viewId);
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
          <PeoplePicker label={messages.addPerson} among="people" onPick={addPerson} />
          {people.length > 0 && (
            <ul className={styles.chips} aria-label={messages.people}>
              {people.map((one) => (
                <Chip
                  key={one.id}
                  isOff={isBusy}
                  removeLabel={messages.removePerson({ name: one.name })}
                  onRemove={() => setRecipients(people.filter((other) => other.id !== one.id))}
                >
                  {one.name}
                </Chip>
              ))}
            </ul>
          )}
          <Field label={messages.view}>
            <Select value={settings.viewId ?? ''} onChange={(_, { value }) => change({ viewId: value || null })}>
              <option value="">{messages.all}</option>
              {isViewDeleted && <option value={settings.viewId ?? ''}>{messages.goneView}</option>}
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
                    {getLanguageName(one)}
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
        <ConnectAccountDialog
          key={purpose}
          purpose={purpose}
          onConnected={() =>
            missingPurposes.length > 1 ? setMissingPurposes(missingPurposes.slice(1)) : finishConnecting(true)
          }
          onClose={() => finishConnecting(false)}
        />
      )}
    </>
  );
}

/** Returns default settings: Mondays at 8:00 in the user's time zone. */
function createSettings(viewId: string | null, language: string): SummaryMailSettings {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return {
    ...{ every: 'week', weekday: 1, monthDay: 1, minutes: 8 * 60, timeZone, viewId },
    ...{ language: chooseLocale([language]).language, sender: 'account', isPaused: false, to: [] },
  };
}

/** Returns the editable settings of a summary email. */
export function getMailSettings(mail: SummaryMail): SummaryMailSettings {
  const { every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused, to } = mail;
  return {
    ...{ every, weekday, monthDay, minutes, timeZone, viewId, language, sender, isPaused },
    to: to.map(({ id }) => id),
  };
}
