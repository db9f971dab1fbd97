import { useWords } from '@tideform/words/react';
import { useMemo, useState } from 'react';
import { isDisabled } from '../../kit/control-attributes.ts';
import { type Choice, choiceKey } from '../../kit/read/choice.ts';
import { fieldLabel } from '../../kit/read/label.ts';
import { TextBox } from '../../kit/TextBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import type { SelectProps, SelectValue } from '../select.ts';
import { selectWords } from '../select.words.ts';
import { createChoiceFinder, MOST_DRAWN } from './choice-finder.ts';
import { ManyChoicesNote, noteId } from './ManyChoicesNote.tsx';

/**
 * Of a list too long to be drawn what is chosen, and the first that fit what one types; of another list all.
 *
 * @param all what can be chosen, and answers that are no choice (any more)
 */
export function useFoundChoices(
  view: ViewProps<SelectProps, SelectValue>,
  all: readonly Choice[],
  isChosen: (choice: Choice) => boolean,
) {
  const words = useWords(selectWords);
  const { id, definition, props } = view;
  const isMany = props.data.length > MOST_DRAWN;
  const finder = useMemo(() => (isMany ? createChoiceFinder(props.data) : undefined), [isMany, props.data]);
  const [typed, setTyped] = useState('');
  const found = useMemo(() => finder?.find(typed), [finder, typed]);
  if (!found) return { choices: all, search: undefined };
  const first = all.filter(isChosen);
  const firstKeys = new Set(first.map(({ value }) => choiceKey(value)));
  const search = (
    <>
      <TextBox
        type="search"
        aria-label={words.find({ label: fieldLabel(definition) })}
        aria-describedby={noteId(id)}
        disabled={isDisabled(view)}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ManyChoicesNote id={id} count={props.data.length} />
    </>
  );
  return { choices: [...first, ...found.filter(({ value }) => !firstKeys.has(choiceKey(value)))], search };
}
