import { localizedPalette } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useLocalized, useMessages } from '@tideform/i18n/react';
import type { FormRow, SubmissionItem } from '@tideform/sync';
import { useEffect, useMemo, useState } from 'react';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { createSampleAnswers, listTemplateFields } from '../title-template/template-fields.ts';
import { pdfMessages } from './pdf.messages.ts';
import { blankAnswers, type PreviewAnswers } from './preview-response.ts';

/** Answers to preview: samples, no answers, no answers with space to write, or the ID of a submission. */
export type AnswersChoice = 'samples' | 'none' | 'blank' | { readonly responseId: string };

const maxSubmissions = 10;

/**
 * Answers that a preview can show: the newest submissions, samples, or none. The default is the newest submission, or
 * samples if there is none or it can't be loaded.
 */
export function usePreviewAnswers(form: FormRow, schema: FormDefinition) {
  const messages = useMessages(pdfMessages);
  const reader = useSubmissionReader();
  const team = useTeam(form.teamId);
  const localizedKinds = useLocalized(localizedPalette);
  const [items, setItems] = useState<readonly SubmissionItem[]>();
  const [chosenAnswers, setChosenAnswers] = useState<AnswersChoice>();
  const [loadedAnswers, setLoadedAnswers] = useState<{ readonly of: string; readonly answers?: PreviewAnswers }>();
  const [now] = useState(() => new Date().toISOString());

  useEffect(() => {
    const abortController = new AbortController();
    const none = (): void => setItems((known) => known ?? []);
    if (!form.published) none();
    else
      reader
        .listTeam(form.teamId, { formId: form.id, by: 'all' }, undefined, abortController.signal)
        .then((page) => setItems(page.items.slice(0, maxSubmissions)), none);
    return () => abortController.abort();
  }, [reader, form.teamId, form.id, form.published]);

  const newest = items?.[0]?.responseId;
  const choice: AnswersChoice | undefined =
    chosenAnswers ?? (items && (newest === undefined ? 'samples' : { responseId: newest }));
  const responseId = typeof choice === 'object' ? choice.responseId : undefined;

  useEffect(() => {
    if (responseId === undefined || !team) return;
    const abortController = new AbortController();
    reader.open(team, responseId, abortController.signal).then(
      ({ response }) => {
        const { data, submissionNumber, createdBy, timestamp } = response;
        setLoadedAnswers({ of: responseId, answers: { ...data, submissionNumber, createdBy, timestamp } });
      },
      () => !abortController.signal.aborted && setLoadedAnswers({ of: responseId }),
    );
    return () => abortController.abort();
  }, [reader, team, responseId]);

  const generatedAnswers = useMemo(() => {
    const about = { metadata: {}, createdBy: { name: messages.somebody }, timestamp: now };
    const samples = createSampleAnswers(listTemplateFields(schema, localizedKinds));
    return {
      samples: { ...about, data: samples },
      none: { ...about, data: {} },
      blank: blankAnswers,
    } as const;
  }, [schema, localizedKinds, messages, now]);

  const isOpen = loadedAnswers !== undefined && loadedAnswers.of === responseId;
  const answers =
    typeof choice === 'string'
      ? generatedAnswers[choice]
      : isOpen && (loadedAnswers.answers ?? generatedAnswers.samples);
  return {
    items: items ?? [],
    choice,
    choose: setChosenAnswers,
    answers: answers || undefined,
    /** True when the chosen submission could not be loaded and samples are shown instead. */
    areSamplesInstead: isOpen && loadedAnswers.answers === undefined,
  };
}
