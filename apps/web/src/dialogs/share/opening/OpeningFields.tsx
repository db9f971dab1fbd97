import { Field, Input } from '@fluentui/react-components';
import { KitClasses } from '@tideform/components/kit/classes/KitClasses.tsx';
import { DayBox } from '@tideform/components/kit/dates/DayBox.tsx';
import { useWords } from '@tideform/words/react';
import { openingWords } from './opening.words.ts';
import type { OpeningDraft } from './opening-draft.ts';

/** From when to when, and how many. */
export function OpeningFields(props: {
  readonly draft: OpeningDraft;
  readonly problem: 'closesAt' | 'mostResponses' | undefined;
  readonly mostHint?: string;
  readonly onChange: (part: Partial<OpeningDraft>) => void;
}) {
  const { draft, problem, mostHint, onChange } = props;
  const words = useWords(openingWords);
  const said = (field: typeof problem) =>
    field && problem === field ? { validationMessage: words.problems[field] } : {};
  const moment = (end: 'opensAt' | 'closesAt') => (
    <Field label={words[end]} {...(end === 'closesAt' && said(end))}>
      {({ id = end, 'aria-labelledby': labelledBy = '', ...aria }) => (
        <DayBox
          {...aria}
          id={id}
          labelledBy={labelledBy}
          kind="datetime-local"
          picked={draft[end]}
          limits={{}}
          onPick={(picked) => onChange({ [end]: picked })}
        />
      )}
    </Field>
  );
  return (
    <KitClasses>
      {moment('opensAt')}
      {moment('closesAt')}
      <Field label={words.most} {...(mostHint && { hint: mostHint })} {...said('mostResponses')}>
        <Input
          inputMode="numeric"
          value={draft.mostResponses}
          onChange={(_, { value }) => onChange({ mostResponses: value })}
        />
      </Field>
    </KitClasses>
  );
}
