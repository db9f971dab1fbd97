import { formProblemWords, readSource } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, serializeForm, upgradeForm } from '@tideform/engine';
import { wordList } from '@tideform/words';
import { useSpeech, useWords } from '@tideform/words/react';
import { useCallback } from 'react';
import { builderWords } from './builder.words.ts';
import { JsonDialog } from './JsonDialog.tsx';
import type { ReadJson } from './read-json.ts';

/** The whole form as JSON. */
export function ViewSourceDialog({
  schema,
  ...rest
}: {
  readonly schema: FormDefinition;
  readonly fileName: string;
  readonly onApply: (form: FormDefinition) => void;
  readonly onClose: () => void;
}) {
  const words = useWords(builderWords);
  const problems = useWords(formProblemWords);
  const { title, hint, label } = words.source;
  const { locale } = useSpeech();
  const read = useCallback(
    (source: string): ReadJson<FormDefinition> => {
      const found = readSource(source, specs, problems);
      if (!found.ok) return found;
      const { form, unknownTypes } = found;
      const warning =
        unknownTypes.length > 0 ? words.source.unknown({ types: wordList(unknownTypes, locale) }) : undefined;
      return { ok: true, value: upgradeForm(form), ...(warning && { warning }) };
    },
    [words, problems, locale],
  );
  return <JsonDialog {...rest} {...{ title, hint, label, read }} source={serializeForm(schema)} />;
}
