import { Field, Input } from '@fluentui/react-components';
import { KitClasses } from '@tideform/components/kit/classes/KitClasses.tsx';
import { DayBox } from '@tideform/components/kit/dates/DayBox.tsx';
import { useMessages } from '@tideform/i18n/react';
import { useId } from 'react';
import { openingMessages } from './opening.messages.ts';
import { isMoment, type OpeningDraft, type OpeningProblem } from './opening-draft.ts';

/** From when to when, and how many. */
export function OpeningFields(props: {
  readonly draft: OpeningDraft;
  readonly problem: OpeningProblem | undefined;
  readonly mostHint?: string;
  readonly onChange: (part: Partial<OpeningDraft>) => void;
}) {
  const { draft, problem, mostHint, onChange } = props;
  const messages = useMessages(openingMessages);
  const id = useId();
  const said = (field: OpeningProblem) => {
    if (problem !== field) return {};
    const isUnreadable = field !== 'mostResponses' && !isMoment(draft[field]);
    return {
      validationMessage: isUnreadable || field === 'opensAt' ? messages.problems.moment : messages.problems[field],
    };
  };
  const moment = (field: 'opensAt' | 'closesAt') => (
    <Field label={{ children: messages[field], id: `${id}-${field}` }} {...said(field)}>
      {(control) => (
        <DayBox
          id={control.id ?? `${id}-${field}-box`}
          {...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] })}
          {...(problem === field && { 'aria-invalid': true })}
          labelledBy={`${id}-${field}`}
          kind="datetime-local"
          picked={draft[field]}
          limits={field === 'closesAt' && isMoment(draft.opensAt) ? { min: draft.opensAt } : {}}
          onPick={(picked) => onChange({ [field]: picked })}
          onRaw={(typed) => onChange({ [field]: typed })}
        />
      )}
    </Field>
  );
  return (
    <KitClasses>
      {moment('opensAt')}
      {moment('closesAt')}
      <Field label={messages.most} {...(mostHint && { hint: mostHint })} {...said('mostResponses')}>
        <Input
          inputMode="numeric"
          value={draft.mostResponses}
          onChange={(_, { value }) => onChange({ mostResponses: value })}
        />
      </Field>
    </KitClasses>
  );
}
