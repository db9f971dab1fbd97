import { Body1, Caption1, Spinner } from '@fluentui/react-components';
import { Checkmark20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { sectionsOf } from '@tideform/import';
import { describeMessages } from './describe.messages.ts';
import type { Described } from './useDescribed.ts';
import { useDescribeStyles } from './useDescribeStyles.ts';

/** How far it is: the paper read, sections with their questions, the icon. */
export function MakingSteps({ state }: { readonly state: Described }) {
  const messages = useMessages(describeMessages);
  const styles = useDescribeStyles();
  if (state.step === 'asking' || state.step === 'failed') return null;
  const { form, pages } = state;
  const isMade = state.step === 'made';
  const sections = form ? sectionsOf(form.form) : [];
  const line = (key: string, isDone: boolean, name: string, count: string) => (
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
        line(
          'paper',
          pages !== undefined,
          messages.paperRead,
          pages === undefined ? '' : messages.pages({ count: pages }),
        )}
      {state.step !== 'reading' && sections.length === 0 && line('writing', false, messages.writing, '')}
      {sections.map(({ name, count }, at) =>
        line(`${at}`, isMade || at < sections.length - 1, name || messages.writing, messages.questions({ count })),
      )}
      {state.step === 'made' && state.iconSvg !== undefined && line('icon', true, messages.chooseIcon, '')}
    </ul>
  );
}
