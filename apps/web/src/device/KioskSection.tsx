import { Body1, Button, Field, Input, Select, Spinner, Subtitle2 } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { TeamRow } from '@tideform/sync';
import { type FormEvent, useState } from 'react';
import { getDefaultTeamId } from '../data/device/last-team.ts';
import { FeatureGate } from '../dialogs/FeatureGate.tsx';
import { isNewCode, startKiosk } from '../kiosk/kiosk-mode.ts';
import { getDeviceStorage } from '../ui/browser/device-storage.ts';
import { useAttempt } from '../ui/loading/useAttempt.ts';
import { thisDeviceMessages } from './this-device.messages.ts';
import { useThisDeviceStyles } from './this-device.styles.ts';

/**
 * Section with which the user turns this device into a kiosk. The open team is preselected. Empty if the user has no
 * team.
 */
export function KioskSection({
  teams,
  openTeamId,
}: {
  readonly teams: readonly TeamRow[] | undefined;
  /** ID of the open team; absent: the last visited team is preselected. */
  readonly openTeamId?: string | undefined;
}) {
  const { kiosk: messages } = useMessages(thisDeviceMessages);
  const styles = useThisDeviceStyles();
  const [chosen, setChosen] = useState<string>();
  const initialTeamId = teams?.find(({ id }) => id === openTeamId)?.id ?? (teams && getDefaultTeamId(teams));
  const team = teams?.find(({ id }) => id === (chosen ?? initialTeamId));
  if (!team) return null;
  return (
    <section className={styles.section}>
      <Subtitle2 as="h2" className={styles.heading}>
        {messages.title}
      </Subtitle2>
      <div className={styles.panel}>
        <Body1>{messages.text}</Body1>
        <Field label={messages.team} hint={messages.master} className={styles.kioskTeam}>
          <Select value={team.id} onChange={(_, { value }) => setChosen(value)}>
            {teams?.map(({ id, displayName }) => (
              <option key={id} value={id}>
                {displayName}
              </option>
            ))}
          </Select>
        </Field>
        <FeatureGate teamId={team.id} feature="kiosk" locked={messages.locked}>
          <StartKiosk teamId={team.id} />
        </FeatureGate>
      </div>
    </section>
  );
}

function StartKiosk({ teamId }: { readonly teamId: string }) {
  const { kiosk: messages } = useMessages(thisDeviceMessages);
  const styles = useThisDeviceStyles();
  const [code, setCode] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { isBusy, error, attempt } = useAttempt();
  const start = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setWrong(!isNewCode(code));
    if (!isNewCode(code)) return;
    void attempt(async () => {
      await startKiosk(getDeviceStorage(), teamId, code);
      location.replace(`/teams/${teamId}/forms`);
    });
  };
  return (
    <form className={styles.kiosk} onSubmit={start}>
      <Field
        label={messages.code}
        hint={messages.codeHint}
        {...((isWrong || error) && { validationState: 'error' as const, validationMessage: error ?? messages.wrong })}
      >
        <Input
          className={styles.code}
          autoComplete="off"
          maxLength={4}
          value={code}
          input={{ dir: 'ltr', inputMode: 'numeric' }}
          onChange={(_, { value }) => {
            setWrong(false);
            setCode(value);
          }}
        />
      </Field>
      <Button
        type="submit"
        className={styles.besideField}
        disabledFocusable={isBusy}
        {...(isBusy && { icon: <Spinner size="tiny" aria-hidden="true" /> })}
      >
        {messages.start}
      </Button>
    </form>
  );
}
