import { Field, Select } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { Place } from '../../../data/sources/useSourcePlaces.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import type { Loaded } from '../../../ui/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';

/** One of several places, which come when they are needed. What is chosen already is shown until they are here. */
export function PlaceSelect(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly loaded: Loaded<readonly Place[]>;
  /** What they lie in is not chosen yet. */
  readonly isEarly?: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const messages = useMessages(editorMessages);
  const failures = useMessages(failureMessages);
  const { label, value = '', loaded, isEarly = false, onChoose } = props;
  const { value: places, cause } = loaded;
  const isKnown = places?.some(({ id }) => id === value) === true;
  const first =
    isEarly || places?.length ? messages.choose : places || cause !== undefined ? messages.none : messages.comes;
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
