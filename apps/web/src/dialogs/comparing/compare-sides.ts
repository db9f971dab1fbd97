import { compareForms, type FormChanges, sameJson, upgradeForm } from '@tideform/engine';
import type { DraftContent } from '@tideform/sync';

/** What the draft or a version says of a form beside its components. */
const parts = ['responsesTitleTemplate', 'pdfOptions', 'emailTemplate', 'customCss'] as const;

export type FormPart = (typeof parts)[number];

/** The draft, or what a version published. */
export interface Side {
  readonly name: string;
  readonly content: DraftContent;
}

export interface SidesCompared {
  readonly form: FormChanges;
  readonly parts: readonly FormPart[];
}

/** Old ways of storing a form are no difference: both are read as forms are read today. */
export function compareSides({ content: before }: Side, { content: after }: Side): SidesCompared {
  return {
    form: compareForms(upgradeForm(before.schema), upgradeForm(after.schema)),
    parts: parts.filter((part) => !sameJson(before[part] ?? '', after[part] ?? '')),
  };
}

export const isSame = ({ form, parts: different }: SidesCompared): boolean =>
  different.length === 0 && form.settings.length === 0 && form.components.every(({ kind }) => kind === 'same');
