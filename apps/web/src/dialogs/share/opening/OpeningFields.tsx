import { Field, Input } from '@fluentui/react-components';
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
  return (
    <>
      <Field label={words.opensAt}>
        <Input type="datetime-local" value={draft.opensAt} onChange={(_, { value }) => onChange({ opensAt: value })} />
      </Field>
      <Field label={words.closesAt} {...said('closesAt')}>
        <Input
          type="datetime-local"
          value={draft.closesAt}
          onChange={(_, { value }) => onChange({ closesAt: value })}
        />
      </Field>
      <Field label={words.most} {...(mostHint && { hint: mostHint })} {...said('mostResponses')}>
        <Input
          inputMode="numeric"
          value={draft.mostResponses}
          onChange={(_, { value }) => onChange({ mostResponses: value })}
        />
      </Field>
    </>
  );
}
