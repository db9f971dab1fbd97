import type { FormDefinition } from '@tideform/engine';
import { useEffect, useState } from 'react';
import type { AnswerColumn } from './answer-columns.ts';

/**
 * One column for each field that has an answer; `undefined` while what words the answers is loaded, which goes on while
 * the submissions are on their way.
 *
 * @throws to the error page when it cannot be loaded
 */
export function useAnswerColumns(form: FormDefinition | undefined): readonly AnswerColumn[] | undefined {
  const [columns, setColumns] = useState<readonly AnswerColumn[]>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    let isOver = false;
    import('./answer-columns.ts').then(
      ({ answerColumns }) => !isOver && setColumns(form ? answerColumns(form) : []),
      (cause: unknown) => !isOver && setFailure({ cause }),
    );
    return () => {
      isOver = true;
    };
  }, [form]);
  if (failure) throw failure.cause;
  return columns;
}
