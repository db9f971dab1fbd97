import type { ComponentDefinition, FieldState, SubmissionData } from '@tideform/engine';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import type { EditedForm } from '../../kit/EditedForm.tsx';
import { NestedForm } from '../../kit/nested/NestedForm.tsx';
import { type NestedForms, useNestedForms } from '../../kit/nested/NestedForms.tsx';
import { specs } from '../../specs.ts';
import { formFields, isEdited, type TargetField } from '../conditionBuilder/logic/target-fields.ts';
import { tryForm, withSamples } from './try-form.ts';
import { tryingMessages } from './trying.messages.ts';
import { useTryStyles } from './useTryStyles.tsx';

interface TryAnswersProps {
  readonly edited: EditedForm;
  /** Stands in the place of the component and says what follows. */
  readonly probe: ComponentDefinition;
  /** Data paths of the fields that count. */
  readonly pathsOf: (fields: readonly TargetField[]) => ReadonlySet<string>;
  /** What became of the probe; `undefined`: it lies in rows, and there is none. */
  readonly say: (state: FieldState | undefined) => ReactNode;
}

/** Sample answers of the fields that something reads, and what follows from them, at once. Nothing of it is stored. */
export function TryAnswers(props: TryAnswersProps) {
  const nested = useNestedForms();
  return nested && <Trying {...props} nested={nested} />;
}

function Trying({ edited, probe, pathsOf, say, nested }: TryAnswersProps & { readonly nested: NestedForms }) {
  const messages = useMessages(tryingMessages);
  const styles = useTryStyles();
  const idPrefix = `${useId()}-`;
  const { form, component } = edited;
  const [given, setGiven] = useState<{ readonly asking: string; readonly data: SubmissionData }>();
  const paths = [...pathsOf(formFields(form, component, specs, true).fields)].toSorted().join('\n');
  const probing = tryForm(form, isEdited(form, component), new Set(paths.split('\n')), probe, specs);
  // A form that asks the same is the same form: its boxes stay while a condition is typed.
  const asking = JSON.stringify(probing.asked);
  const asked = useMemo(() => JSON.parse(asking), [asking]);
  // What is emptied stays empty, until something else is asked for.
  const data = given?.asking === asking ? given.data : withSamples(given?.data ?? {}, probing.samples);
  const session = nested.open(probing.probed, data, false);
  const node = session.nodeAt(probing.probePath);
  const state = node && session.state(node.id);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings looks of its own
    <div role="group" aria-label={messages.about} className={styles.trying}>
      {probing.asked.components.length === 0 ? (
        <p className={styles.quiet}>{messages.nothing}</p>
      ) : (
        <>
          <p className={styles.quiet}>{messages.hint}</p>
          <NestedForm
            form={asked}
            data={data}
            idPrefix={idPrefix}
            readOnly={false}
            isChecked={false}
            onData={(next) => setGiven({ asking, data: next })}
          />
        </>
      )}
      <div role="status" className={styles.result}>
        {state ? say(state) : messages.noRow}
      </div>
    </div>
  );
}
