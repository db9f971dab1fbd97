import type { FormDefinition } from '@tideform/engine';
import type { AnswerColumn } from '@tideform/print/columns';
import { useSpeech } from '@tideform/words/react';
import { useEffect, useState } from 'react';

/**
 * One column for each field that has an answer; `undefined` while what words the answers is loaded, which goes on while
 * the submissions are on their way.
 *
 * @throws to the error page when it cannot be loaded
 */
export function useAnswerColumns(form: FormDefinition | undefined): readonly AnswerColumn[] | undefined {
  const speech = useSpeech();
  const [columns, setColumns] = useState<readonly AnswerColumn[]>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    let isOver = false;
    const load = async () => (form ? (await import('./answer-columns.ts')).columnsOf(form, speech) : []);
    load().then(
      (loaded) => !isOver && setColumns(loaded),
      (cause: unknown) => !isOver && setFailure({ cause }),
    );
    return () => {
      isOver = true;
    };
  }, [form, speech]);
  if (failure) throw failure.cause;
  return columns;
}
