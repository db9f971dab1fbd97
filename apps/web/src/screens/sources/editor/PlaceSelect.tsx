import { Field, Select } from '@fluentui/react-components';
import { useWords } from '@tideform/words/react';
import type { Place } from '../../../data/sources/useSourcePlaces.ts';
import { failureWords } from '../../../failures/failure.words.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import type { Loaded } from '../../../ui/useLoaded.ts';
import { editorWords } from './editor.words.ts';

/** One of several places, which come when they are needed. What is chosen already is shown until they are here. */
export function PlaceSelect(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly loaded: Loaded<readonly Place[]>;
  /** What they lie in is not chosen yet. */
  readonly isEarly?: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const words = useWords(editorWords);
  const failures = useWords(failureWords);
  const { label, value = '', loaded, isEarly = false, onChoose } = props;
  const { value: places, cause } = loaded;
  const isKnown = places?.some(({ id }) => id === value) === true;
  const first = isEarly || places?.length ? words.choose : places || cause !== undefined ? words.none : words.comes;
  return (
    <Field label={label} required {...(cause !== undefined && { validationMessage: wordCause(cause, failures) })}>
      <Select value={value} disabled={isEarly} onChange={(_, chosen) => onChoose(chosen.value)}>
        <option value="">{first}</option>
        {value !== '' && !isKnown && <option value={value}>{value}</option>}
        {places?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
