import { Body1, Button, Field, Input } from '@fluentui/react-components';
import { Backspace24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { exitKiosk, getWaitMs, isCompleteCode, readKiosk } from '../../kiosk/kiosk-mode.ts';
import { getDeviceStorage } from '../../ui/browser/device-storage.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { kioskMessages } from './kiosk.messages.ts';
import { useKioskStyles } from './kiosk.styles.ts';

/** Dialog that asks for the code that ends kiosk mode. */
export function ExitKioskDialog({ onLeft, onClose }: { readonly onLeft: () => void; readonly onClose: () => void }) {
  const { exit, leave: messages } = useMessages(kioskMessages);
  const styles = useKioskStyles();
  const formId = useId();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<'short' | 'wrong'>();
  const [isBusy, setBusy] = useState(false);
  const [waitSeconds, refreshWait] = useRetryDelay();
  const change = (next: string) => {
    setProblem(undefined);
    setCode([...next.trim()].slice(0, 4).join(''));
  };
  const leave = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || waitSeconds > 0) return;
    if (!isCompleteCode(code)) return setProblem('short');
    setBusy(true);
    const leaving = await exitKiosk(getDeviceStorage(), code, new Date());
    setBusy(false);
    if (leaving.kind === 'left') return onLeft();
    setCode('');
    if (leaving.kind === 'wrong') setProblem('wrong');
    refreshWait();
  };
  const waitHint = waitSeconds > 0 ? messages.wait({ seconds: waitSeconds }) : undefined;
  return (
    <DialogFrame
      title={messages.title}
      surfaceClass={styles.surface}
      onClose={onClose}
      actions={
        <>
          <Button size="large" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            size="large"
            appearance="primary"
            disabledFocusable={isBusy || waitSeconds > 0}
          >
            {exit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.leaving} onSubmit={(event) => void leave(event)}>
        <Body1 as="p" block>
          {messages.text}
        </Body1>
        <Field
          label={messages.code}
          {...(waitHint && { hint: waitHint })}
          {...(problem && { validationState: 'error' as const, validationMessage: messages[problem] })}
        >
          <Input
            className={styles.code}
            size="large"
            type="password"
            autoComplete="off"
            autoFocus
            value={code}
            input={{ dir: 'ltr', inputMode: 'text' }}
            onChange={(_, { value }) => change(value)}
          />
        </Field>
        <CodeKeypad onKey={(character) => change(code + character)} onDelete={() => change(code.slice(0, -1))} />
      </form>
    </DialogFrame>
  );
}

/** Returns the seconds until another code is accepted, and a function that updates them. */
function useRetryDelay(): readonly [seconds: number, look: () => void] {
  const [seconds, setSeconds] = useState(getSecondsToWait);
  useEffect(() => {
    if (seconds === 0) return;
    const timer = setInterval(() => setSeconds(getSecondsToWait()), 250);
    return () => clearInterval(timer);
  }, [seconds]);
  return [seconds, () => setSeconds(getSecondsToWait())];
}

function getSecondsToWait(): number {
  const mode = readKiosk(getDeviceStorage());
  return mode ? Math.ceil(getWaitMs(mode, new Date()) / 1000) : 0;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Letters of the master code: it consists of the last characters of a team's ID, which is hexadecimal. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * On-screen keyboard for entering a code on devices without a keyboard. The keys are left-to-right in every language,
 * as on phones.
 */
function CodeKeypad(props: { readonly onKey: (character: string) => void; readonly onDelete: () => void }) {
  const { leave: messages } = useMessages(kioskMessages);
  const styles = useKioskStyles();
  const [hasLetters, setLetters] = useState(false);
  const key = (character: string) => (
    <Button key={character} className={styles.key} onClick={() => props.onKey(character)}>
      {character}
    </Button>
  );
  return (
    <div dir="ltr" className={styles.keys}>
      {(hasLetters ? letters : digits).map(key)}
      <Button
        className={styles.key}
        aria-label={hasLetters ? messages.digits : messages.letters}
        onClick={() => setLetters(!hasLetters)}
      >
        {hasLetters ? '123' : 'abc'}
      </Button>
      {hasLetters ? <span /> : key('0')}
      <Button
        className={styles.key}
        aria-label={messages.delete}
        icon={<Backspace24Regular />}
        onClick={props.onDelete}
      />
    </div>
  );
}
