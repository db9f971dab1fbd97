import { useWords } from '@tideform/words/react';
import { useMemo } from 'react';
import { logicWords } from '../../logic/logic.words.ts';
import { templateProblemWords } from '../../title-template/template-problem.words.ts';
import { type LogicFinding, logicFindings } from './logic-findings.ts';
import { problemsWords } from './problems.words.ts';

type Logic = Parameters<typeof logicFindings>;

/** What is wrong with a form's logic, in the person's words. */
export function useLogicFindings(form: Logic[0], problems: Logic[1], warnings: Logic[2]): readonly LogicFinding[] {
  const words = useWords(problemsWords);
  const kinds = useWords(logicWords);
  const templates = useWords(templateProblemWords);
  return useMemo(
    () => logicFindings(form, problems, warnings, { ...words, kinds, templates }),
    [form, problems, warnings, words, kinds, templates],
  );
}
