import type { ChoiceLoader } from '@tideform/components/kit/choices/choice-loader.ts';
import type { FormDefinition } from '@tideform/engine';
import { useLocale } from '@tideform/i18n/react';
import type { AnswerColumn } from '@tideform/print/columns';
import type { FormRow, FormService, FormVersion, SubmissionItem } from '@tideform/sync';
import { useEffect, useState } from 'react';
import { useFormService } from '../../data/forms/useForms.ts';
import { useReportFailure } from '../../failures/report-failure-context.ts';

/**
 * Returns the answer columns of a form; empty without a form (`undefined`). Returns `undefined` until both the columns
 * and the table's code (`loadTable`, which must be a stable function) are loaded. `loadTable` starts at once, even
 * while the form is still loading (`coming`).
 *
 * @throws to the error boundary if loading fails
 */
export function useAnswerColumns(
  form: FormDefinition | 'coming' | undefined,
  lists: ChoiceLoader,
  loadTable: () => Promise<unknown>,
): readonly AnswerColumn[] | undefined {
  const locale = useLocale();
  const [columns, setColumns] = useState<readonly AnswerColumn[]>();
  const [failure, setFailure] = useState<{ readonly cause: unknown }>();
  useEffect(() => {
    let isCancelled = false;
    const load = async () =>
      form && form !== 'coming' ? (await import('./answer-columns.ts')).loadAnswerColumns(form, locale, lists) : [];
    const fail = (cause: unknown) => !isCancelled && setFailure({ cause });
    if (form === 'coming') {
      setColumns(undefined);
      loadTable().catch(fail);
    } else Promise.all([load(), loadTable()]).then(([loaded]) => !isCancelled && setColumns(loaded), fail);
    return () => {
      isCancelled = true;
    };
  }, [form, locale, lists, loadTable]);
  if (failure) throw failure.cause;
  return form === 'coming' ? undefined : columns;
}

/** Maximum number of earlier definitions to load for one table. */
const maxVersions = 10;

/**
 * Returns columns of questions that were removed from the form but still have answers in `items`. Empty until the
 * earlier definitions are loaded, and if loading fails.
 */
export function useFormerColumns(
  form: FormRow | null | undefined,
  items: readonly SubmissionItem[],
  lists: ChoiceLoader,
): readonly AnswerColumn[] {
  const service = useFormService();
  const locale = useLocale();
  const report = useReportFailure();
  const published = form?.published;
  const formId = form?.id;
  const versions = useFormerVersions(published, items);
  const [columns, setColumns] = useState<readonly AnswerColumn[]>([]);
  useEffect(() => {
    if (!published || formId === undefined || versions === '') return setColumns([]);
    const call = new AbortController();
    const load = async () => {
      const numbers = versions.split(',').map(Number).slice(0, maxVersions);
      const earlier = await openVersions(service, formId, numbers, call.signal);
      const { loadFormerColumns } = await import('./answer-columns.ts');
      return loadFormerColumns(published.schema, earlier, locale, lists);
    };
    load().then(
      (loaded) => call.signal.aborted || setColumns(loaded),
      (cause: unknown) => call.signal.aborted || report('former-columns', cause),
    );
    return () => call.abort();
  }, [service, formId, published, versions, locale, lists, report]);
  return columns;
}

/** Returns the version numbers with answers to removed questions, newest first, separated by commas. */
function useFormerVersions(published: FormRow['published'], items: readonly SubmissionItem[]): string {
  const [versions, setVersions] = useState('');
  useEffect(() => {
    if (!published || items.every(({ formVersion }) => formVersion === published.version)) return setVersions('');
    let isCurrent = true;
    void import('./answer-columns.ts').then(({ findVersionsWithFormerAnswers: versionsWithFormerAnswers }) => {
      if (isCurrent) setVersions(versionsWithFormerAnswers(published.schema, published.version, items).join(','));
    });
    return () => {
      isCurrent = false;
    };
  }, [published, items]);
  return versions;
}

/** Loads the definitions of the versions, newest first. Skips versions that the history no longer has. */
async function openVersions(
  service: FormService,
  formId: string,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<readonly FormDefinition[]> {
  const known = new Map<number, FormVersion>();
  let more: string | undefined;
  do {
    const page = await service.listVersions(formId, more, signal);
    for (const one of page.versions) if (numbers.includes(one.version)) known.set(one.version, one);
    more = page.more;
  } while (more !== undefined && known.size < numbers.length);
  const foundVersions = numbers.flatMap((number) => known.get(number) ?? []);
  const opened = await Promise.all(foundVersions.map((version) => service.openVersion(formId, version, signal)));
  return opened.map(({ schema }) => schema);
}
