import { Button } from '@fluentui/react-components';
import { Backspace24Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { kioskMessages } from './kiosk.messages.ts';
import { useKioskStyles } from './kiosk.styles.ts';

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Letters of the master code: it consists of the last characters of a team's ID, which is hexadecimal. */
const letters = ['a', 'b', 'c', 'd', 'e', 'f'];

/**
 * On-screen keyboard for entering a code on devices without a keyboard. The keys are left-to-right in every language,
 * as on phones.
 */
export function CodeKeypad(props: { readonly onKey: (character: string) => void; readonly onDelete: () => void }) {
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
