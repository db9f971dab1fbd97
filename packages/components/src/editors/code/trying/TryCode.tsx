import { Button } from '@fluentui/react-components';
import { Play16Regular } from '@fluentui/react-icons';
import { type OpenScriptHost, type SubmissionData, walkComponents } from '@tideform/engine';
import { isScriptKind, type TriedCode, tryCode } from '@tideform/engine/code-trials';
import { useMessages } from '@tideform/i18n/react';
import { useId, useMemo, useState } from 'react';
import type { EditedForm } from '../../../kit/EditedForm.tsx';
import { NestedForm } from '../../../kit/nested/NestedForm.tsx';
import { specs } from '../../../specs.ts';
import { newTextfield } from '../../../textfield/new-textfield.ts';
import { formFields, isEdited } from '../../conditionBuilder/logic/target-fields.ts';
import { tryForm, withSamples } from '../../trying/try-form.ts';
import { useTryStyles } from '../../trying/useTryStyles.tsx';
import { pathsInCode } from './names-in-code.ts';
import { TriedResult } from './TriedResult.tsx';
import { tryCodeMessages } from './try-code.messages.ts';

interface TryCodeProps {
  readonly id: string;
  readonly edited: EditedForm;
  readonly openScripts: OpenScriptHost;
  readonly kind: string;
  readonly code: string;
}

/** Sample answers of the fields that code names, and what the code gives with them in the sandbox. */
export function TryCode({ id, edited, openScripts, kind, code }: TryCodeProps) {
  const messages = useMessages(tryCodeMessages);
  const styles = useTryStyles();
  const idPrefix = `${useId()}-`;
  const { form, component } = edited;
  const [given, setGiven] = useState<{ readonly asking: string; readonly data: SubmissionData }>();
  const [isRunning, setRunning] = useState(false);
  const [tried, setTried] = useState<{ readonly code: string; readonly told: TriedCode | undefined }>();
  const isOwn = isEdited(form, component);
  const paths = pathsInCode(code, kind, formFields(form, component, specs, true).fields);
  const { asked, samples } = tryForm(form, isOwn, paths, newTextfield(''), specs);
  // A form that asks the same is the same form: its boxes stay while code is typed.
  const asking = JSON.stringify(asked);
  const drawn = useMemo(() => JSON.parse(asking), [asking]);
  const data = given?.asking === asking ? given.data : withSamples(given?.data ?? {}, samples);
  const run = async () => {
    const of = [...walkComponents(form)].find(({ definition }) => isOwn(definition))?.id;
    if (of === undefined || !isScriptKind(kind)) return;
    setRunning(true);
    const trial = { form, of, kind, code, data, now: () => performance.now() };
    const told = await tryCode(trial, specs, openScripts).catch(() => undefined);
    setRunning(false);
    setTried({ code, told });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings looks of its own
    <div id={id} role="group" aria-label={messages.about} className={styles.trying}>
      <p className={styles.quiet}>{asked.components.length === 0 ? messages.noAnswers : messages.hint}</p>
      {asked.components.length > 0 && (
        <NestedForm
          form={drawn}
          data={data}
          idPrefix={idPrefix}
          readOnly={false}
          isChecked={false}
          onData={(next) => {
            setGiven({ asking, data: next });
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
      <div role="status">{tried?.code === code && <TriedResult tried={tried.told} />}</div>
    </div>
  );
}
