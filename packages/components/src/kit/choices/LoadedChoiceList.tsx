import { useMessages } from '@tideform/i18n/react';
import type { ReactNode } from 'react';
import { useFieldClassNames } from '../classes/FieldClassNamesProvider.tsx';
import { comboboxMessages } from '../combobox/combobox.messages.ts';
import { formatChoicesStatus } from '../combobox/format-choices-status.ts';
import { useComboboxClasses } from '../combobox/useComboboxClasses.tsx';
import type { Choice } from '../read/choice.ts';
import type { ViewProps } from '../view-props.ts';
import type { ChoiceSource } from './choice-source.ts';
import { MAX_CHOICES } from './parse-choices.ts';
import { useLoadedChoices } from './useLoadedChoices.tsx';

interface LoadedChoiceListProps {
  readonly view: Pick<ViewProps, 'state' | 'onChoicesLoaded'>;
  readonly source: ChoiceSource;
  /** Renders the loaded choices. */
  readonly renderChoices: (choices: readonly Choice[]) => ReactNode;
}

/**
 * Visible choices from an external source: loaded when the form is rendered, with a status message if they are
 * unavailable.
 */
export function LoadedChoiceList({ view: { state, onChoicesLoaded }, source, renderChoices }: LoadedChoiceListProps) {
  const messages = useMessages(comboboxMessages);
  const classes = useFieldClassNames();
  const styles = useComboboxClasses();
  const all = { ...source, disableLimit: true, searchField: '' };
  const loadedChoices = useLoadedChoices({ source: all, offer: state.offer, onChoicesLoaded, typed: '', isOpen: true });
  const hasChoices = loadedChoices.state === 'found' && !loadedChoices.isOld && loadedChoices.choices.length > 0;
  return (
    <>
      {renderChoices(
        loadedChoices.choices.length > MAX_CHOICES
          ? loadedChoices.choices.slice(0, MAX_CHOICES)
          : loadedChoices.choices,
      )}
      {!hasChoices && (
        <span className={classes.hint}>
          <span role="status">{formatChoicesStatus(loadedChoices, loadedChoices.choices.length, messages)}</span>
          {loadedChoices.state === 'failed' && (
            <button type="button" className={styles.again} onClick={loadedChoices.retry}>
              {messages.again}
            </button>
          )}
        </span>
      )}
    </>
  );
}
