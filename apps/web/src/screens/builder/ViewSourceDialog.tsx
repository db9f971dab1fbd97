import { formProblemMessages, readSource } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, serializeForm, upgradeForm } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { builderMessages } from './builder.messages.ts';
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
  const messages = useMessages(builderMessages);
  const problems = useMessages(formProblemMessages);
  const { title, hint, label } = messages.source;
  const { locale } = useSpeech();
  const read = useCallback(
    (source: string): ReadJson<FormDefinition> => {
      const found = readSource(source, specs, problems);
      if (!found.ok) return found;
      const { form, unknownTypes } = found;
      const warning =
        unknownTypes.length > 0 ? messages.source.unknown({ types: formatList(unknownTypes, locale) }) : undefined;
      return { ok: true, value: upgradeForm(form), ...(warning && { warning }) };
    },
    [messages, problems, locale],
  );
  return <JsonDialog {...rest} {...{ title, hint, label, read }} source={serializeForm(schema)} />;
}
