import { Button, Input, mergeClasses, Spinner } from '@fluentui/react-components';
import {
  ArrowImport20Regular,
  CheckmarkCircle20Filled,
  Circle20Regular,
  Delete20Regular,
  DismissCircle20Filled,
  Edit20Regular,
} from '@fluentui/react-icons';
import { Tooltip } from '@tideform/components/kit/Tooltip.tsx';
import type { FormTest } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useState } from 'react';
import { DifferenceList } from '../../../../form/own-tests/DifferenceList.tsx';
import { type OwnTestsMessages, ownTestsMessages } from '../../../../form/own-tests/own-tests.messages.ts';
import type { TestResult } from '../../../../form/own-tests/run-form-test.ts';
import { useTestsStyles } from './tests.styles.ts';

interface TestItemProps {
  readonly test: FormTest;
  readonly result: TestResult | undefined;
  readonly isRunning: boolean;
  readonly onRename: (name: string) => void;
  readonly onDelete: () => void;
  readonly onFill: () => void;
  /** Stores the actual result as the expected result of the test. */
  readonly onAcceptResult: () => void;
}

/** List item of one form test: its result and its actions. */
export function TestItem({ test, result, isRunning, onRename, onDelete, onFill, onAcceptResult }: TestItemProps) {
  const messages = useMessages(ownTestsMessages);
  const styles = useTestsStyles();
  const [isNaming, setNaming] = useState(false);
  const { name } = test;
  const tools = [
    { label: messages.fillInOf({ name }), icon: <ArrowImport20Regular />, act: onFill },
    { label: messages.rename({ name }), icon: <Edit20Regular />, act: () => setNaming(true) },
    { label: messages.remove({ name }), icon: <Delete20Regular />, act: onDelete },
  ];
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <StateIcon result={result} isRunning={isRunning} />
        <div className={styles.words}>
          {isNaming ? (
            <NameInput
              test={test}
              onName={(next) => {
                setNaming(false);
                if (next !== name) onRename(next);
              }}
            />
          ) : (
            <strong className={styles.name}>{name}</strong>
          )}
          <span className={styles.quiet}>{isRunning ? messages.running : formatResult(result, messages)}</span>
        </div>
        {tools.map(({ label, icon, act }) => (
          <Tooltip key={label} content={label} relationship="label">
            <Button size="small" appearance="subtle" className={styles.tool} icon={icon} onClick={act} />
          </Tooltip>
        ))}
      </div>
      {result?.state === 'failed' && (
        <div className={styles.differences}>
          <DifferenceList differences={result.differences} maxCount={10} />
          <Button size="small" aria-label={messages.renewOf({ name })} onClick={onAcceptResult}>
            {messages.renew}
          </Button>
        </div>
      )}
    </li>
  );
}

function formatResult(result: TestResult | undefined, { state }: OwnTestsMessages): string {
  if (!result) return state.notRun;
  return result.state === 'failed' ? state.failed({ count: result.differences.length }) : state[result.state];
}

function StateIcon({ result, isRunning }: Pick<TestItemProps, 'result' | 'isRunning'>) {
  const styles = useTestsStyles();
  if (isRunning) return <Spinner size="extra-tiny" aria-hidden className={styles.icon} />;
  if (!result) return <Circle20Regular aria-hidden className={styles.icon} />;
  const isPassed = result.state === 'passed';
  const Icon = isPassed ? CheckmarkCircle20Filled : DismissCircle20Filled;
  return <Icon aria-hidden className={mergeClasses(styles.icon, isPassed ? styles.passed : styles.failed)} />;
}

/** Input for the name of a test: Enter and blur save it, Escape cancels. */
function NameInput({ test, onName }: { readonly test: FormTest; readonly onName: (name: string) => void }) {
  const messages = useMessages(ownTestsMessages);
  const [text, setText] = useState(test.name);
  const save = () => onName(text.trim() === '' ? test.name : text.trim());
  return (
    <Input
      autoFocus
      size="small"
      value={text}
      maxLength={100}
      aria-label={messages.nameOf({ name: test.name })}
      onChange={(_, { value }) => setText(value)}
      onBlur={save}
      onKeyDown={({ key }) => {
        if (key === 'Enter') save();
        if (key === 'Escape') onName(test.name);
      }}
    />
  );
}
