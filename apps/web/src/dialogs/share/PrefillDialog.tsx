import { Body1, Button, Field, Tab, TabList, Textarea } from '@fluentui/react-components';
import { useCloseWithConfirmation } from '@tideform/components/kit/unsaved/useCloseWithConfirmation.tsx';
import { specs } from '@tideform/components/specs';
import {
  type FormDefinition,
  findHostileJson,
  isRecord,
  isSameJson,
  prefillAnswers,
  type Session,
  type SubmissionData,
} from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState } from 'react';
import { FormRunner } from '../../form/FormRunner.tsx';
import { prefillLimit } from '../../form/prefill/parse-prefill.ts';
import { computeInitialAnswers } from '../../form/session/compute-initial-answers.ts';
import { openSession, useSessionLifecycle } from '../../form/session/open-session.ts';
import { useViews } from '../../form/useViews.ts';
import { DialogFrame } from '../../ui/dialogs/DialogFrame.tsx';
import { uiMessages } from '../../ui/ui.messages.ts';
import { shareMessages } from './share.messages.ts';
import { useShareStyles } from './share.styles.ts';

const toJson = (prefill: SubmissionData) => JSON.stringify(prefill, null, 2);
const viewer = { isCreator: true };

/** Dialog for editing the answers that a link prefills, in the form or as JSON. Both show the same answers. */
export function PrefillDialog(props: {
  readonly schema: FormDefinition;
  readonly prefill: SubmissionData;
  readonly onUse: (prefill: SubmissionData) => void;
  readonly onClose: () => void;
}) {
  const messages = useMessages(shareMessages).prefill;
  const ui = useMessages(uiMessages);
  const styles = useShareStyles();
  const { schema, onUse } = props;
  /** Answers with which the form tab starts. */
  const [start, setStart] = useState(props.prefill);
  const [source, setSource] = useState<string>();
  const [isTouched, setTouched] = useState(false);
  const [problem, setProblem] = useState<string>();
  const session = useMemo(
    () => openSession({ form: schema, data: start, viewer, onEdit: () => setTouched(true) }),
    [schema, start],
  );
  const [close, question] = useCloseWithConfirmation(isTouched, props.onClose);
  const formatFormAnswers = () => toJson(filterPrefillAnswers(schema, session.data()));
  const parseCurrent = (): PrefillResult => parseJsonPrefill(source ?? formatFormAnswers());
  const parsedSource = source === undefined ? undefined : parseJsonPrefill(source);
  const isBroken = parsedSource?.ok === false;
  const use = () => {
    const found = parseCurrent();
    if (found.ok) onUse(found.prefill);
    else setProblem(messages.problems[found.problem]);
  };
  const choose = (tab: unknown) => {
    setProblem(undefined);
    if (tab === 'json') return setSource(source ?? formatFormAnswers());
    if (parsedSource?.ok) setStart(parsedSource.prefill);
    setSource(undefined);
  };
  return (
    <>
      <DialogFrame
        title={messages.title}
        surfaceClass={styles.surface}
        error={problem}
        onClose={close}
        actions={
          <>
            <Button onClick={close}>{ui.cancel}</Button>
            <Button appearance="primary" disabledFocusable={isBroken} onClick={use}>
              {messages.use}
            </Button>
          </>
        }
      >
        <Body1 as="p" block className={styles.text}>
          {messages.text}
        </Body1>
        <TabList selectedValue={source === undefined ? 'form' : 'json'} onTabSelect={(_, { value }) => choose(value)}>
          {/* Disabled for invalid JSON, which can't be shown in the form. */}
          <Tab value="form" disabled={isBroken}>
            {messages.form}
          </Tab>
          <Tab value="json">{messages.json}</Tab>
        </TabList>
        {source === undefined ? (
          <PrefillForm schema={schema} session={session} />
        ) : (
          <Field
            label={messages.jsonLabel}
            className={styles.json}
            {...(parsedSource?.ok === false && { validationMessage: messages.problems[parsedSource.problem] })}
          >
            <Textarea
              rows={14}
              dir="ltr"
              value={source}
              onChange={(_, { value }) => {
                setTouched(true);
                setSource(value);
              }}
            />
          </Field>
        )}
      </DialogFrame>
      {question}
    </>
  );
}

/** Form in which the user enters prefill answers. It neither validates nor submits them. */
function PrefillForm({ schema, session }: { readonly schema: FormDefinition; readonly session: Session }) {
  const styles = useShareStyles();
  useSessionLifecycle(session);
  if (!useViews(schema)) return null;
  return (
    <div className={styles.form}>
      <FormRunner session={session} appearance="plain" footer={() => null} />
    </div>
  );
}

/**
 * Returns the answers that a prefill link must contain. Removes answers that the form has initially, and answers that
 * links can't prefill.
 */
function filterPrefillAnswers(form: FormDefinition, answers: SubmissionData): SubmissionData {
  const initialAnswers = computeInitialAnswers(form);
  const changedAnswers = Object.entries(answers).filter(([key, answer]) => !isSameJson(answer, initialAnswers[key]));
  return prefillAnswers(form, specs, Object.fromEntries(changedAnswers));
}

type PrefillResult =
  | { readonly ok: true; readonly prefill: SubmissionData }
  | { readonly ok: false; readonly problem: 'not-json' | 'no-answers' | 'too-long' };

/** Parses prefill answers that the user wrote as JSON: an object that maps field keys to answers. */
function parseJsonPrefill(source: string): PrefillResult {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return { ok: false, problem: 'not-json' };
  }
  if (!isRecord(value) || findHostileJson(value)) return { ok: false, problem: 'no-answers' };
  if (JSON.stringify(value).length > prefillLimit) return { ok: false, problem: 'too-long' };
  return { ok: true, prefill: value };
}
