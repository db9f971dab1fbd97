import type { ComponentDefinition, PrintBlock, SubmissionData } from '@tideform/engine';

/** Prints a nested form in an answer. */
export type PrintNestedForm = (
  components: readonly ComponentDefinition[],
  data: SubmissionData,
) => readonly PrintBlock[];
