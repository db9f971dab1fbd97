import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useKitClasses } from '../classes/KitClasses.tsx';
import { comboboxMessages } from '../combobox/combobox.messages.ts';
import { sayOffered } from '../combobox/say-offered.ts';
import { useComboboxClasses } from '../combobox/useComboboxClasses.tsx';
import type { Choice } from '../read/choice.ts';
import type { ViewProps } from '../view-props.ts';
import type { ChoiceSource } from './choice-source.ts';
import { MOST_CHOICES } from './choices-in.ts';
import { useOfferedChoices } from './useOfferedChoices.tsx';

interface OfferedListProps {
  readonly view: Pick<ViewProps, 'state' | 'onOffer'>;
  readonly source: ChoiceSource;
  /** Draws the choices that there are. */
  readonly draw: (choices: readonly Choice[]) => ReactNode;
}

/** Choices in view that come from elsewhere: loaded when the form is drawn, with a word where they are not to be had. */
export function OfferedList({ view: { state, onOffer }, source, draw }: OfferedListProps) {
  const messages = useMessages(comboboxMessages);
  const classes = useKitClasses();
  const styles = useComboboxClasses();
  const all = { ...source, disableLimit: true, searchField: '' };
  const offered = useOfferedChoices({ source: all, offer: state.offer, onOffer, typed: '', isWanted: true });
  const isThere = offered.state === 'found' && !offered.isOld && offered.choices.length > 0;
  return (
    <>
      {draw(offered.choices.length > MOST_CHOICES ? offered.choices.slice(0, MOST_CHOICES) : offered.choices)}
      {!isThere && (
        <span className={classes.hint}>
          <span role="status">{sayOffered(offered, offered.choices.length, messages)}</span>
          {offered.state === 'failed' && (
            <button type="button" className={styles.again} onClick={offered.retry}>
              {messages.again}
            </button>
          )}
        </span>
      )}
    </>
  );
}
