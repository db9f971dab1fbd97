import { Field, Input } from '@fluentui/react-components';
import { FieldClassNamesProvider } from '@tideform/components/kit/classes/KitClasses.tsx';
import { StandaloneDateBox } from '@tideform/components/kit/dates/StandaloneDateBox.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { openingMessages } from './availability.messages.ts';
import { type AvailabilityDraft, type AvailabilityProblem, isLocalDateTime } from './availability-draft.ts';

/** Inputs for opening times and the maximum number of responses. */
export function AvailabilityFields(props: {
  readonly draft: AvailabilityDraft;
  readonly problem: AvailabilityProblem | undefined;
  readonly maxHint?: string;
  readonly onChange: (part: Partial<AvailabilityDraft>) => void;
}) {
  const { draft, problem, maxHint: mostHint, onChange } = props;
  const messages = useMessages(openingMessages);
  const id = useId();
  const getErrorProps = (field: AvailabilityProblem) => {
    if (problem !== field) return {};
    const isUnreadable = field !== 'mostResponses' && !isLocalDateTime(draft[field]);
    return {
      validationMessage: isUnreadable || field === 'opensAt' ? messages.problems.moment : messages.problems[field],
    };
  };
  const renderDateField = (field: 'opensAt' | 'closesAt') => (
    <Field label={{ children: messages[field], id: `${id}-${field}` }} {...getErrorProps(field)}>
      {(control) => (
        <StandaloneDateBox
          id={control.id ?? `${id}-${field}-box`}
          {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
          {...(problem === field && { 'aria-invalid': true })}
          labelledBy={`${id}-${field}`}
          kind="datetime-local"
          picked={draft[field]}
          limits={field === 'closesAt' && isLocalDateTime(draft.opensAt) ? { min: draft.opensAt } : {}}
          onPick={(picked) => onChange({ [field]: picked })}
          onRaw={(typed) => onChange({ [field]: typed })}
        />
      )}
    </Field>
  );
  return (
    <FieldClassNamesProvider>
      {renderDateField('opensAt')}
      {renderDateField('closesAt')}
      <Field label={messages.most} {...(mostHint && { hint: mostHint })} {...getErrorProps('mostResponses')}>
        <Input
          inputMode="numeric"
          value={draft.mostResponses}
          onChange={(_, { value }) => onChange({ mostResponses: value })}
        />
      </Field>
    </FieldClassNamesProvider>
  );
}
