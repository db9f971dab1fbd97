import { compareForms, type FormChanges, isSameJson, upgradeForm } from '@tideform/engine';
import type { DraftContent } from '@tideform/sync';

/** Properties of a form that are compared in addition to its components. */
const parts = ['responsesTitleTemplate', 'pdfOptions', 'emailTemplate', 'customCss'] as const;

export type FormPart = (typeof parts)[number];

/** One of two compared versions of a form: the draft or a published version. */
export interface ComparedVersion {
  readonly name: string;
  readonly content: DraftContent;
}

export interface VersionsComparison {
  readonly form: FormChanges;
  readonly changedProperties: readonly FormPart[];
}

/** Compares two versions of a form. Both are upgraded first, so that old storage formats don't count as changes. */
export function compareVersions(
  { content: before }: ComparedVersion,
  { content: after }: ComparedVersion,
): VersionsComparison {
  return {
    form: compareForms(upgradeForm(before.schema), upgradeForm(after.schema)),
    changedProperties: parts.filter((property) => !isSameJson(before[property] ?? '', after[property] ?? '')),
  };
}

export const hasNoDifferences = ({ form, changedProperties: different }: VersionsComparison): boolean =>
  different.length === 0 && form.settings.length === 0 && form.components.every(({ kind }) => kind === 'same');
