import type { ComponentDefinition, FieldState, SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { EditedForm } from '../../kit/EditedForm.tsx';
import { NestedForm } from '../../kit/nested/NestedForm.tsx';
import { type NestedForms, useNestedForms } from '../../kit/nested/NestedForms.tsx';
import { specs } from '../../specs.ts';
import {
  createEditedComponentMatcher,
  listFormFields,
  type TargetField,
} from '../conditionBuilder/logic/target-fields.ts';
import { createPreviewForms, fillSampleAnswers } from './preview-forms.ts';
import { tryingMessages } from './trying.messages.ts';
import { useTryStyles } from './useTryStyles.tsx';

interface SampleAnswersProps {
  readonly edited: EditedForm;
  /** Preview field that replaces the edited component and shows the result. */
  readonly previewField: ComponentDefinition;
  /** Returns the data paths of the fields that the result depends on. */
  readonly findPaths: (fields: readonly TargetField[]) => ReadonlySet<string>;
  /** Renders the result from the preview field's state. */
  readonly renderResult: (state: FieldState | undefined) => ReactNode;
}

/** Inputs for sample answers, and the result with these answers. Nothing is stored. */
export function SampleAnswers(props: SampleAnswersProps) {
  const nested = useNestedForms();
  return nested && <SampleAnswersForm {...props} nested={nested} />;
}

function SampleAnswersForm({
  edited,
  previewField,
  findPaths,
  renderResult,
  nested,
}: SampleAnswersProps & { readonly nested: NestedForms }) {
  const messages = useMessages(tryingMessages);
  const styles = useTryStyles();
  const idPrefix = `${useId()}-`;
  const { form, component } = edited;
  const [givenAnswers, setGiven] = useState<{ readonly asking: string; readonly data: SubmissionData }>();
  const paths = [...findPaths(listFormFields(form, component, specs, true).fields)].toSorted().join('\n');
  const probing = createPreviewForms(
    form,
    createEditedComponentMatcher(form, component),
    new Set(paths.split('\n')),
    previewField,
    specs,
  );
  // Reuses the form object while its fields don't change, so that inputs stay mounted while a condition is typed.
  const sampleFormJson = JSON.stringify(probing.sampleForm);
  const sampleFormCopy = useMemo(() => JSON.parse(sampleFormJson), [sampleFormJson]);
  // A sample answer that the author cleared stays empty until the fields change.
  const data =
    givenAnswers?.asking === sampleFormJson
      ? givenAnswers.data
      : fillSampleAnswers(givenAnswers?.data ?? {}, probing.samples);
  const session = nested.open(probing.previewForm, data, false);
  const node = session.nodeAt(probing.previewPath);
  const state = node && session.state(node.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has default styles
    <div role="group" aria-label={messages.about} className={styles.trying}>
      {probing.sampleForm.components.length === 0 ? (
        <p className={styles.quiet}>{messages.nothing}</p>
      ) : (
        <>
          <p className={styles.quiet}>{messages.hint}</p>
          <NestedForm
            form={sampleFormCopy}
            data={data}
            idPrefix={idPrefix}
            readOnly={false}
            showsErrors={false}
            onData={(next) => setGiven({ asking: sampleFormJson, data: next })}
          />
        </>
      )}
      <div role="status" className={styles.result}>
        {state ? renderResult(state) : messages.noRow}
      </div>
    </div>
  );
}
