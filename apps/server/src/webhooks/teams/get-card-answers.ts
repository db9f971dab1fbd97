import { prints } from '@tideform/components/prints';
import { specs } from '@tideform/components/specs';
import type { FormDefinition, SubmissionData } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { createFormAnswerColumns } from '@tideform/print/columns';

export interface CardAnswer {
  readonly label: string;
  readonly text: string;
}

/** Returns the label and formatted text of each answer, in the order of the form. Leaves out empty answers. */
export async function getCardAnswers(
  schema: FormDefinition,
  data: SubmissionData,
  locale: Locale,
): Promise<readonly CardAnswer[]> {
  return createFormAnswerColumns(schema, { specs, prints: await prints.read(locale) })
    .filter(({ isInTable }) => isInTable)
    .map((column) => ({ label: column.label, text: column.text(data).trim() }))
    .filter(({ text }) => text !== '');
}
