import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { FormDefinition } from '@tideform/engine';
import { type AnswerColumn, answerColumns } from '@tideform/print/columns';

/** The columns of a form's answers. What words them is large: load this on demand. */
export const columnsOf = (form: FormDefinition): readonly AnswerColumn[] => answerColumns(form, { specs, prints });
