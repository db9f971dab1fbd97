import { useMemo, useState } from 'react';
import { controlAttributes } from '../../kit/control-attributes.ts';
import { FieldFrame } from '../../kit/FieldFrame.tsx';
import { storedChoice } from '../../kit/read/choice.ts';
import { TextBox } from '../../kit/TextBox.tsx';
import type { ViewProps } from '../../kit/view-props.ts';
import { chosen, type SelectProps, type SelectValue } from '../select.ts';
import { createChoiceFinder } from './choice-finder.ts';
import { ManyChoicesNote, noteId } from './ManyChoicesNote.tsx';

/** One choice of a list too long to be drawn: one types, and the browser offers the first that fit. */
export function FoundChoice(view: ViewProps<SelectProps, SelectValue>) {
  const { id, props, state, onChange, onBlur } = view;
  const finder = useMemo(() => createChoiceFinder(props.data), [props.data]);
  const [typed, setTyped] = useState<string>();
  const found = useMemo(() => finder.find(typed ?? ''), [finder, typed]);
  const attributes = controlAttributes(view);
  const type = (text: string) => {
    setTyped(text);
    const choice = finder.byText(text);
    if (choice) onChange(storedChoice(choice.value, props.dataType));
    else if (text === '') onChange('');
  };
  return (
    <FieldFrame view={view}>
      <TextBox
        {...attributes}
        aria-describedby={[attributes['aria-describedby'], noteId(id)].filter(Boolean).join(' ')}
        type="text"
        dir="auto"
        list={`${id}-found`}
        autoComplete="off"
        placeholder={props.placeholder || undefined}
        value={typed ?? finder.textOf(chosen(state.value)[0])}
        onFocus={(event) => event.target.select()}
        onChange={(event) => type(event.target.value)}
        onBlur={() => {
          // Words that are no choice are no answer: the last answer is shown again.
          setTyped(undefined);
          onBlur();
        }}
      />
      <datalist id={`${id}-found`}>
        {found.map(({ label }) => (
          <option key={label} value={label} />
        ))}
      </datalist>
      <ManyChoicesNote id={id} count={props.data.length} />
    </FieldFrame>
  );
}
