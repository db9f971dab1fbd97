import { Button, MessageBar, MessageBarActions, MessageBarBody, Select, Switch } from '@fluentui/react-components';
import { onDemand } from '@tideform/components/kit/on-demand.tsx';
import { useMessages } from '@tideform/i18n/react';
import { type ReactNode, useId, useMemo, useState } from 'react';
import { compareSides, isSame, type Side } from '../../../dialogs/comparing/compare-sides.ts';
import { versionsMessages } from '../../../dialogs/comparing/versions.messages.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { wordCause } from '../../../failures/word-failure.ts';
import { useComparisonStyles } from '../../../ui/side-by-side/comparison.styles.ts';
import { FieldsCompared } from './FieldsCompared.tsx';
import type { Sides } from './useSides.ts';

const CodeCompared = onDemand(async () => (await import('./CodeCompared.tsx')).CodeCompared, Loading);

/** Two of a form side by side, as fields or as code. */
export function Comparison({ sides }: { readonly sides: Sides }) {
  const messages = useMessages(versionsMessages);
  const failures = useMessages(failureMessages);
  const styles = useComparisonStyles();
  const { older, newer, contents } = sides;
  if (contents.cause !== undefined && !(older && newer)) {
    return (
      <section className={styles.pane} aria-label={messages.compareWith}>
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{wordCause(contents.cause, failures)}</MessageBarBody>
          <MessageBarActions>
            <Button onClick={contents.retry}>{messages.retry}</Button>
          </MessageBarActions>
        </MessageBar>
      </section>
    );
  }
  if (older && newer) return <Compared older={older} newer={newer} beside={<BesideChoice sides={sides} />} />;
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

/** Both of them are here. `beside` says what they are, or lets one choose. */
export function Compared(props: { readonly older: Side; readonly newer: Side; readonly beside?: ReactNode }) {
  const { older, newer, beside } = props;
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const [isCode, setCode] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const compared = useMemo(() => compareSides(older, newer), [older, newer]);
  return (
    <section className={styles.pane} aria-label={messages.compareWith}>
      <div className={styles.bar}>
        {beside}
        {!isCode && (
          <Switch
            label={messages.onlyChanges}
            labelPosition="before"
            checked={!isWhole}
            onChange={(_, { checked }) => setWhole(!checked)}
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
            {messages.summary(countsOf(compared))}
          </p>
          {isSame(compared) && <p className={styles.note}>{messages.nothing}</p>}
          {(isWhole || !isSame(compared)) && <FieldsCompared {...{ older, newer, compared, isWhole }} />}
        </div>
      )}
    </section>
  );
}

function BesideChoice({ sides }: { readonly sides: Sides }) {
  const messages = useMessages(versionsMessages);
  const styles = useComparisonStyles();
  const id = useId();
  return (
    <div className={styles.beside}>
      <label htmlFor={id}>{messages.compareWith}</label>
      <Select id={id} value={sides.beside} onChange={(_, { value }) => sides.setBeside(value)}>
        {sides.choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** The form itself counts as one that was changed, where anything of it was. */
function countsOf({ form, parts }: ReturnType<typeof compareSides>) {
  const count = (kind: string) => form.components.filter((one) => one.kind === kind).length;
  return {
    added: count('added'),
    removed: count('removed'),
    changed: count('changed') + parts.length + form.settings.length,
    same: count('same'),
  };
}
