import type { ComponentDefinition, PrintBlock, SubmissionData } from '@tideform/engine';

/** Prints the answers of a form inside an answer. */
export type PrintNestedForm = (
  components: readonly ComponentDefinition[],
  data: SubmissionData,
) => readonly PrintBlock[];
