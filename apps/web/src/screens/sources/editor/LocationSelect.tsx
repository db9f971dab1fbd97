import { Field, Select } from '@fluentui/react-components';
import { useMessages } from '@tideform/i18n/react';
import type { SourceLocation } from '../../../data/sources/useSourceLocations.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import type { Loaded } from '../../../ui/useLoaded.ts';
import { editorMessages } from './editor.messages.ts';

/** Select with options that are loaded on demand. Until then only the selected value is shown. */
export function LocationSelect(props: {
  readonly label: string;
  readonly value: string | undefined;
  readonly loaded: Loaded<readonly SourceLocation[]>;
  /** Whether the parent location, on which the options depend, isn't chosen yet. */
  readonly isParentMissing?: boolean;
  readonly onChoose: (id: string) => void;
}) {
  const messages = useMessages(editorMessages);
  const failures = useMessages(failureMessages);
  const { label, value = '', loaded, isParentMissing = false, onChoose } = props;
  const { value: locations, cause } = loaded;
  const isKnown = locations?.some(({ id }) => id === value) === true;
  const first =
    isParentMissing || locations?.length
      ? messages.choose
      : locations || cause !== undefined
        ? messages.none
        : messages.comes;
  return (
    <Field label={label} required {...(cause !== undefined && { validationMessage: formatCause(cause, failures) })}>
      <Select value={value} disabled={isParentMissing} onChange={(_, chosen) => onChoose(chosen.value)}>
        <option value="">{first}</option>
        {value !== '' && !isKnown && <option value={value}>{value}</option>}
        {locations?.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Select>
    </Field>
  );
}
