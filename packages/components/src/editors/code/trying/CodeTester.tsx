import { Button } from '@fluentui/react-components';
import { Play16Regular } from '@fluentui/react-icons';
import { type OpenScriptHost, type SubmissionData, walkComponents } from '@tideform/engine';
import { type CodeTrialResult, isScriptKind, runCodeTrial } from '@tideform/engine/code-trials';
import { useMessages } from '@tideform/i18n/react';
import { useId, useMemo, useState } from 'react';
import type { EditedForm } from '../../../kit/EditedForm.tsx';
import { NestedForm } from '../../../kit/nested/NestedForm.tsx';
import { specs } from '../../../specs.ts';
import { createTextfield } from '../../../textfield/textfield.ts';
import { createEditedComponentMatcher, listFormFields } from '../../conditionBuilder/logic/target-fields.ts';
import { createPreviewForms, fillSampleAnswers } from '../../trying/preview-forms.ts';
import { useTryStyles } from '../../trying/useTryStyles.tsx';
import { findPathsInCode } from './find-paths-in-code.ts';
import { TestRunResult } from './TestRunResult.tsx';
import { tryCodeMessages } from './try-code.messages.ts';

interface CodeTesterProps {
  readonly id: string;
  readonly edited: EditedForm;
  readonly openScripts: OpenScriptHost;
  readonly kind: string;
  readonly code: string;
}

/** Runs code in the script sandbox with sample answers for the fields that the code uses. */
export function CodeTester({ id, edited, openScripts, kind, code }: CodeTesterProps) {
  const messages = useMessages(tryCodeMessages);
  const styles = useTryStyles();
  const idPrefix = `${useId()}-`;
  const { form, component } = edited;
  const [givenAnswers, setGiven] = useState<{ readonly asking: string; readonly data: SubmissionData }>();
  const [isRunning, setRunning] = useState(false);
  const [tried, setTried] = useState<{ readonly code: string; readonly told: CodeTrialResult | undefined }>();
  const isOwn = createEditedComponentMatcher(form, component);
  const paths = findPathsInCode(code, kind, listFormFields(form, component, specs, true).fields);
  const { sampleForm, samples } = createPreviewForms(form, isOwn, paths, createTextfield(''), specs);
  // Reuses the form object while the fields are the same, so that inputs stay mounted while code is typed.
  const sampleFormJson = JSON.stringify(sampleForm);
  const sampleFormCopy = useMemo(() => JSON.parse(sampleFormJson), [sampleFormJson]);
  const data =
    givenAnswers?.asking === sampleFormJson ? givenAnswers.data : fillSampleAnswers(givenAnswers?.data ?? {}, samples);
  const run = async () => {
    const componentId = [...walkComponents(form)].find(({ definition }) => isOwn(definition))?.id;
    if (componentId === undefined || !isScriptKind(kind)) return;
    setRunning(true);
    const trial = { form, componentId, kind, code, data, now: () => performance.now() };
    const trialResult = await runCodeTrial(trial, specs, openScripts).catch(() => undefined);
    setRunning(false);
    setTried({ code, told: trialResult });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles
    <div id={id} role="group" aria-label={messages.about} className={styles.trying}>
      <p className={styles.quiet}>{sampleForm.components.length === 0 ? messages.noAnswers : messages.hint}</p>
      {sampleForm.components.length > 0 && (
        <NestedForm
          form={sampleFormCopy}
          data={data}
          idPrefix={idPrefix}
          readOnly={false}
          showsErrors={false}
          onData={(next) => {
            setGiven({ asking: sampleFormJson, data: next });
            setTried(undefined);
          }}
        />
      )}
      <Button
        size="small"
        appearance="primary"
        className={styles.button}
        icon={<Play16Regular />}
        disabledFocusable={isRunning}
        onClick={() => void run()}
      >
        {isRunning ? messages.running : messages.run}
      </Button>
      <div role="status">{tried?.code === code && <TestRunResult tried={tried.told} />}</div>
    </div>
  );
}
