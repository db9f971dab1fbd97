import { Button, MessageBar, MessageBarActions, MessageBarBody, Select, Switch } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import {
  type ComparedVersion,
  compareVersions,
  hasNoDifferences,
} from '../../../dialogs/comparing/compare-versions.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { useComparisonStyles } from '../../../ui/layout/comparison.styles.ts';
import { FieldComparison } from './FieldComparison.tsx';
import type { ComparisonSides } from './useSides.ts';

const CodeCompared = onDemand(async () => (await import('./CodeCompared.tsx')).CodeCompared, Loading);

/** Comparison of two versions of a form, as fields or as code. */
export function VersionComparison({ sides }: { readonly sides: ComparisonSides }) {
  const messages = useMessages(versionsMessages);
  const failures = useMessages(failureMessages);
  const styles = useComparisonStyles();
  const { older, newer, contents } = sides;
  if (contents.cause !== undefined && !(older && newer)) {
    return (
      <section className={styles.pane} aria-label={messages.compareWith}>
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{formatCause(contents.cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={contents.retry}>{messages.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      </section>
    );
  }
  if (older && newer)
    return <SideComparison older={older} newer={newer} toolbarContent={<OtherSideSelect sides={sides} />} />;
  return (
    <section className={styles.pane} aria-label={messages.compareWith} aria-busy>
      <Loading />
    </section>
  );
}

function Loading() {
  const messages = useMessages(versionsMessages);
  return <p className={useComparisonStyles().note}>{messages.loading}</p>;
}

/**
 * Comparison of two loaded versions. `toolbarContent` is shown in the toolbar, such as a select for the other version.
 */
export function SideComparison(props: {
  readonly older: ComparedVersion;
  readonly newer: ComparedVersion;
  readonly toolbarContent?: ReactNode;
}) {
  const { older, newer, toolbarContent } = props;
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const [isCode, setCode] = useState(false);
  const [showsUnchanged, setShowsUnchanged] = useState(false);
  const compared = useMemo(() => compareVersions(older, newer), [older, newer]);
  return (
    <section className={styles.pane} aria-label={messages.compareWith}>
      <div className={styles.bar}>
        {toolbarContent}
        {!isCode && (
          <Switch
            label={messages.onlyChanges}
            labelPosition="before"
            checked={!showsUnchanged}
            onChange={(_, { checked }) => setShowsUnchanged(!checked)}
          />
        )}
        <Button appearance="subtle" onClick={() => setCode(!isCode)}>
          {isCode ? messages.asFields : messages.asCode}
        </Button>
      </div>
      {isCode ? (
        <CodeCompared older={older} newer={newer} />
      ) : (
        <div className={styles.scroll}>
          <p className={styles.summary} role="status">
            {messages.summary(countChanges(compared))}
          </p>
          {hasNoDifferences(compared) && <p className={styles.note}>{messages.nothing}</p>}
          {(showsUnchanged || !hasNoDifferences(compared)) && (
            <FieldComparison {...{ older, newer, compared, showsUnchanged }} />
          )}
        </div>
      )}
    </section>
  );
}

function OtherSideSelect({ sides }: { readonly sides: ComparisonSides }) {
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const id = useId();
  return (
    <div className={styles.beside}>
      <label htmlFor={id}>{messages.compareWith}</label>
      <Select id={id} value={sides.otherSideId} onChange={(_, { value }) => sides.setOtherSideId(value)}>
        {sides.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Counts changes. Changed settings of the form itself count as changed. */
function countChanges({ form, changedProperties: parts }: ReturnType<typeof compareVersions>) {
  const count = (kind: string) => form.components.filter((one) => one.kind === kind).length;
  return {
    added: count('added'),
    removed: count('removed'),
    changed: count('changed') + parts.length + form.settings.length,
    same: count('same'),
  };
}
