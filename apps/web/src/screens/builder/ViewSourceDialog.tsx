import { formProblemMessages, parseFormSource } from '@tideform/components/editing';
import { specs } from '@tideform/components/specs';
import { type FormDefinition, serializeForm, upgradeForm } from '@tideform/engine';
import { formatList } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import { useCallback } from 'react';
import { builderMessages } from './builder.messages.ts';
import { JsonDialog, type JsonResult } from './JsonDialog.tsx';

/** Dialog with the complete form definition as JSON. */
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
  const { locale } = useLocale();
  const parse = useCallback(
    (source: string): JsonResult<FormDefinition> => {
      const result = parseFormSource(source, specs, problems);
      if (!result.ok) return result;
      const { form, unknownTypes } = result;
      const warning =
        unknownTypes.length > 0 ? messages.source.unknown({ types: formatList(unknownTypes, locale) }) : undefined;
      return { ok: true, value: upgradeForm(form), ...(warning && { warning }) };
    },
    [messages, problems, locale],
  );
  return <JsonDialog {...rest} {...{ title, hint, label, parse }} source={serializeForm(schema)} />;
}
