import { kinds } from '@tideform/components/palette';
import type { FormDefinition } from '@tideform/engine';
import { useMessages, useSpoken } from '@tideform/i18n/react';
import type { FormRow, SubmissionItem } from '@tideform/sync';
import { useEffect, useMemo, useState } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { sampleAnswers } from '../title-template/sample-answers.ts';
import { listTitleFields } from '../title-template/title-fields.ts';
import { pdfMessages } from './pdf.messages.ts';
import { blankAnswers, type PreviewAnswers } from './preview-response.ts';

/** Made up, none, none and room to write, or the id of a submission. */
export type AnswersChoice = 'samples' | 'none' | 'blank' | { readonly responseId: string };

const most = 10;

/**
 * The answers that a preview can be of: the newest submissions, made-up ones and none. Chosen are the newest; made-up
 * ones where there is no submission, or none can be had.
 */
export function usePreviewAnswers(form: FormRow, schema: FormDefinition) {
  const messages = useMessages(pdfMessages);
  const reader = useSubmissionReader();
  const team = useTeam(form.teamId);
  const saidKinds = useSpoken(kinds);
  const [items, setItems] = useState<readonly SubmissionItem[]>();
  const [chosen, setChosen] = useState<AnswersChoice>();
  const [opened, setOpened] = useState<{ readonly of: string; readonly answers?: PreviewAnswers }>();
  const [now] = useState(() => new Date().toISOString());

  useEffect(() => {
    const leave = new AbortController();
    const none = (): void => setItems((known) => known ?? []);
    if (!form.published) none();
    else
      reader
        .listTeam(form.teamId, { formId: form.id, by: 'all' }, undefined, leave.signal)
        .then((page) => setItems(page.items.slice(0, most)), none);
    return () => leave.abort();
  }, [reader, form.teamId, form.id, form.published]);

  const newest = items?.[0]?.responseId;
  const choice: AnswersChoice | undefined =
    chosen ?? (items && (newest === undefined ? 'samples' : { responseId: newest }));
  const responseId = typeof choice === 'object' ? choice.responseId : undefined;

  useEffect(() => {
    if (responseId === undefined || !team) return;
    const leave = new AbortController();
    reader.open(team, responseId, leave.signal).then(
      ({ response }) => {
        const { data, submissionNumber, createdBy, timestamp } = response;
        setOpened({ of: responseId, answers: { ...data, submissionNumber, createdBy, timestamp } });
      },
      () => !leave.signal.aborted && setOpened({ of: responseId }),
    );
    return () => leave.abort();
  }, [reader, team, responseId]);

  const madeUp = useMemo(() => {
    const about = { metadata: {}, createdBy: { name: messages.somebody }, timestamp: now };
    const samples = sampleAnswers(listTitleFields(schema, saidKinds));
    return {
      samples: { ...about, data: samples },
      none: { ...about, data: {} },
      blank: blankAnswers,
    } as const;
  }, [schema, saidKinds, messages, now]);

  const isOpen = opened !== undefined && opened.of === responseId;
  const ofChoice = typeof choice === 'string' ? madeUp[choice] : isOpen && (opened.answers ?? madeUp.samples);
  return {
    items: items ?? [],
    choice,
    choose: setChosen,
    answers: ofChoice || undefined,
    /** The submission that was chosen could not be read: these are made up. */
    isInstead: isOpen && opened.answers === undefined,
  };
}
