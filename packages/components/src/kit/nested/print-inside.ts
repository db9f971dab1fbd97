import type { ComponentDefinition, PrintBlock, SubmissionData } from '@tideform/engine';

/** What a form of its own in an answer puts on paper. */
export type PrintInside = (components: readonly ComponentDefinition[], data: SubmissionData) => readonly PrintBlock[];
