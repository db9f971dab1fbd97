import { basename, join } from 'node:path';
import type { LogicError } from '@tideform/engine';
import { type OpenPage, openPage } from '../page/open-page.ts';
import { renderForm } from './forms/render-form.ts';
import { checkForm } from './forms/try-form.ts';
import type { CorpusForm } from './read-corpus.ts';

interface FormReport {
  readonly line: string;
  readonly unknown: readonly string[];
  readonly hasCodeProblems: boolean;
}

/**
 * Opens, renders, fills in, validates, prints and saves forms. Prints one line per form and a summary line.
 * @returns whether all forms passed
 */
export async function reportForms(forms: readonly CorpusForm[], takesScreenshots: boolean): Promise<boolean> {
  const unknownTypes = new Map<string, number>();
  const counts = { sound: 0, whole: 0, withCodeProblems: 0 };
  const opened = await openPage('corpus', join(import.meta.dirname, 'page'), {
    viewport: { width: 1000, height: 1200 },
  });
  try {
    for (const form of forms) {
      try {
        const { line, unknown, hasCodeProblems } = await report(form, opened, takesScreenshots);
        for (const type of unknown) unknownTypes.set(type, (unknownTypes.get(type) ?? 0) + 1);
        counts.sound += 1;
        if (unknown.length === 0) counts.whole += 1;
        if (hasCodeProblems) counts.withCodeProblems += 1;
        console.log(`ok     ${form.file}: ${line}`);
      } catch (error) {
        console.error(`FAILED ${form.file}: ${error instanceof Error ? error.message : error}`);
      }
    }
  } finally {
    await opened.close();
  }
  const unknownList = [...unknownTypes].sort((a, b) => b[1] - a[1]).map(([type, count]) => `${type} ${count}`);
  if (unknownList.length > 0) console.log(`\nunknown component types: ${unknownList.join(', ')}`);
  console.log(
    `${forms.length} forms: ${counts.sound} can be opened, rendered, filled in, validated and printed, ${counts.whole} of them with known component types only, ` +
      `${counts.withCodeProblems} with logic errors`,
  );
  console.log(`${counts.sound} passed, ${forms.length - counts.sound} failed`);
  return counts.sound === forms.length;
}

async function report({ file, json }: CorpusForm, opened: OpenPage, takesScreenshots: boolean): Promise<FormReport> {
  const { issues, pdfBytes } = await checkForm(json);
  const {
    renderedCount: fieldCount,
    pages,
    unknown,
    logicErrors,
  } = await renderForm(opened, json, {
    name: basename(file, '.json'),
    takesScreenshots,
  });
  const parts = [
    `${fieldCount} fields rendered${pages > 1 ? ` on ${pages} pages` : ''}`,
    `${issues} validation errors after filling in`,
    `PDF of ${(pdfBytes / 1024).toFixed(0)} kB`,
    ...(logicErrors.length > 0 ? [formatLogicErrors(logicErrors)] : []),
    ...(unknown.length > 0 ? [`unknown component types: ${unknown.toSorted().join(' ')}`] : []),
  ];
  return { line: parts.join(', '), unknown, hasCodeProblems: logicErrors.length > 0 };
}

function formatLogicErrors(logicErrors: readonly LogicError[]): string {
  const details = logicErrors.map(({ kind, reason, detail }) => `${kind} ${reason} ${detail}`.trim());
  const uniqueDetails = [...new Set(details)];
  return `${logicErrors.length} logic errors: ${uniqueDetails.slice(0, 4).join('; ')}${uniqueDetails.length > 4 ? ' …' : ''}`;
}
