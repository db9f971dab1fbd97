import { Body1, Caption1, Spinner } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { listFormSections } from '@tideform/import';
import { describeMessages } from './describe.messages.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';
import type { GenerationState } from './useFormGeneration.ts';

/** Progress of the generation: PDF, sections with their questions, icon. */
export function GenerationSteps({ state }: { readonly state: GenerationState }) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  if (state.step === 'asking' || state.step === 'failed') return null;
  const { form, pages } = state;
  const isGenerated = state.step === 'made';
  const sections = form ? listFormSections(form.form) : [];
  const renderStep = (key: string, isDone: boolean, name: string, count: string) => (
    <li key={key} className={styles.stepLine}>
      {isDone ? (
        <Checkmark20Regular aria-hidden="true" className={styles.stepDone} />
      ) : (
        <Spinner size="extra-tiny" aria-hidden="true" />
      )}
      <Body1>{name}</Body1>
      <Caption1 className={styles.stepCount}>{count}</Caption1>
    </li>
  );
  return (
    <ul className={styles.steps} aria-label={messages.steps}>
      {(state.step === 'reading' || pages !== undefined) &&
        renderStep(
          'paper',
          pages !== undefined,
          messages.paperRead,
          pages === undefined ? '' : messages.pages({ count: pages }),
        )}
      {state.step !== 'reading' && sections.length === 0 && renderStep('writing', false, messages.writing, '')}
      {sections.map(({ name, count }, at) =>
        renderStep(
          `${at}`,
          isGenerated || at < sections.length - 1,
          name || messages.writing,
          messages.questions({ count }),
        ),
      )}
      {state.step === 'made' && state.iconSvg !== undefined && renderStep('icon', true, messages.chooseIcon, '')}
    </ul>
  );
}
