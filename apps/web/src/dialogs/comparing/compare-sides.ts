import { compareForms, type FormChanges, isSameJson, upgradeForm } from '@tideform/engine';
import type { DraftContent } from '@tideform/sync';

/** Properties of a form that are compared in addition to its components. */
const parts = ['responsesTitleTemplate', 'pdfOptions', 'emailTemplate', 'customCss'] as const;

export type FormPart = (typeof parts)[number];

/** One of two compared versions of a form: the draft or a published version. */
export interface Side {
  readonly name: string;
  readonly content: DraftContent;
}

export interface SidesComparison {
  readonly form: FormChanges;
  readonly parts: readonly FormPart[];
}

/** Compares two versions of a form. Both are upgraded first, so that old storage formats don't count as changes. */
export function compareSides({ content: before }: Side, { content: after }: Side): SidesComparison {
  return {
    form: compareForms(upgradeForm(before.schema), upgradeForm(after.schema)),
    parts: parts.filter((part) => !isSameJson(before[part] ?? '', after[part] ?? '')),
  };
}

export const isSame = ({ form, parts: different }: SidesComparison): boolean =>
  different.length === 0 && form.settings.length === 0 && form.components.every(({ kind }) => kind === 'same');
