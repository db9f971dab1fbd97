import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import type { FormDefinition } from '@tideform/engine';
import { useLocale } from '@tideform/i18n/react';
import type { AnswerColumn } from '@tideform/print/columns';
import { useEffect, useState } from 'react';

/**
 * Returns the answer columns of a form; empty without a form (`undefined`). Returns `undefined` until both the columns
 * and the table's code (`loadTable`, which must be a stable function) are loaded. `loadTable` starts at once, even
 * while the form is still loading (`coming`).
 *
 * @throws to the error boundary if loading fails
 */
export function useAnswerColumns(
  form: FormDefinition | 'coming' | undefined,
  lists: ChoiceLoader,
  loadTable: () => Promise<unknown>,
): readonly AnswerColumn[] | undefined {
  const locale = useLocale();
  const [columns, setColumns] = useState<readonly AnswerColumn[]>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    let isCancelled = false;
    const load = async () =>
      form && form !== 'coming' ? (await import('./answer-columns.ts')).loadAnswerColumns(form, locale, lists) : [];
    const fail = (cause: unknown) => !isCancelled && setFailure({ cause });
    if (form === 'coming') {
      setColumns(undefined);
      loadTable().catch(fail);
    } else Promise.all([load(), loadTable()]).then(([loaded]) => !isCancelled && setColumns(loaded), fail);
    return () => {
      isCancelled = true;
    };
  }, [form, locale, lists, loadTable]);
  if (failure) throw failure.cause;
  return form === 'coming' ? undefined : columns;
}
