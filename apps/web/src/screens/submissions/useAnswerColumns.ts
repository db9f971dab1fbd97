import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import type { FormDefinition } from '@tideform/engine';
import { useSpeech } from '@tideform/i18n/react';
import type { AnswerColumn } from '@tideform/print/columns';
import { useEffect, useState } from 'react';

/**
 * The columns of a form's answers; `undefined` while the form is on its way, or what words them is loaded, and what shows them (`loadTable`,
 * always the same), which goes on while the submissions are on their way. Without a form there are none.
 *
 * @throws to the error page when it cannot be loaded
 */
export function useAnswerColumns(
  form: FormDefinition | 'coming' | undefined,
  lists: ChoiceLoader,
  loadTable: () => Promise<unknown>,
): readonly AnswerColumn[] | undefined {
  const speech = useSpeech();
  const [columns, setColumns] = useState<readonly AnswerColumn[]>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    let isOver = false;
    const load = async () =>
      form && form !== 'coming' ? (await import('./answer-columns.ts')).columnsOf(form, speech, lists) : [];
    const fail = (cause: unknown) => !isOver && setFailure({ cause });
    if (form === 'coming') {
      setColumns(undefined);
      loadTable().catch(fail);
    } else Promise.all([load(), loadTable()]).then(([loaded]) => !isOver && setColumns(loaded), fail);
    return () => {
      isOver = true;
    };
  }, [form, speech, lists, loadTable]);
  if (failure) throw failure.cause;
  return form === 'coming' ? undefined : columns;
}
