import {
  Badge,
  Button,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  mergeClasses,
  Switch,
} from '@fluentui/react-components';
import { Add20Regular, Edit20Regular, Subtract20Regular } from '@fluentui/react-icons';
import type { Session, SessionOptions } from '@tideform/engine';
import type { Locale } from '@tideform/i18n';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { ComparedAnswer } from '@tideform/print/answers';
import type { StoredResponse } from '@tideform/sync';
import { type ReactNode, useState } from 'react';
import { useScriptUser, useViewer } from '../../../data/useIdentity.ts';
import { failureMessages } from '../../../failures/failure.messages.ts';
import { formatCause } from '../../../failures/format-failure.ts';
import { openSession, startScripts } from '../../../form/session/open-session.ts';
import { waitUntilSettled } from '../../../scripts/wait-until-settled.ts';
import { useComparisonStyles } from '../../../ui/layout/comparison.styles.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { historyMessages } from './history.messages.ts';

/** One side of a comparison. */
export interface ComparisonSide {
  /** Cache key; changes with the content. */
  readonly id: string;
  readonly name: string;
  readonly response: ResponseAnswers;
}

/** Answers of two states of a response side by side, the later one last. */
export function AnswerComparison(props: {
  readonly older: ComparisonSide;
  readonly newer: ComparisonSide;
  readonly creatorId: string | undefined;
  /** Control shown beside the switch that hides unchanged answers. */
  readonly choice?: ReactNode;
}) {
  const { older, newer, creatorId, choice } = props;
  const messages = useMessages(historyMessages);
  const ui = useMessages(uiMessages);
  const styles = useComparisonStyles();
  const locale = useLocale();
  const viewer = useViewer(creatorId);
  const user = useScriptUser();
  const [showsUnchanged, setWhole] = useState(false);
  const comparison = useLoaded(`${older.id} ${newer.id}`, () =>
    compareResponses(older.response, newer.response, { viewer, user, locale }),
  );
  const changed = comparison.value?.filter(({ isSame }) => !isSame);
  const rows = showsUnchanged ? comparison.value : changed;
  return (
    <>
      <div className={styles.bar}>
        {choice}
        <Switch
          label={messages.onlyChanges}
          labelPosition="before"
          checked={!showsUnchanged}
          onChange={(_, { checked }) => setWhole(!checked)}
        />
      </div>
      <div className={styles.scroll}>
        {comparison.cause !== undefined && <LoadFailure cause={comparison.cause} onRetry={comparison.retry} />}
        <p className={styles.summary} role="status">
          {changed ? messages.count({ count: changed.length }) : comparison.cause === undefined && ui.loading}
        </p>
        {rows && rows.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                {[older, newer].map(({ id, name }) => (
                  <th key={id} scope="col" className={styles.side}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            {rows.map((row) => (
              <ComparedAnswerRow key={row.path} row={row} older={older.name} newer={newer.name} />
            ))}
          </table>
        )}
      </div>
    </>
  );
}

const changeColors = { added: 'success', removed: 'danger', altered: 'warning' } as const;
const styleNames = { added: 'added', removed: 'removed', altered: 'changed' } as const;
const changeIcons = { added: Add20Regular, removed: Subtract20Regular, altered: Edit20Regular };

function getChangeKind({ isSame, before, after }: ComparedAnswer): keyof typeof changeColors | undefined {
  if (isSame) return undefined;
  if (!before) return 'added';
  return after ? 'altered' : 'removed';
}

function ComparedAnswerRow(props: { readonly row: ComparedAnswer; readonly older: string; readonly newer: string }) {
  const { row, older, newer } = props;
  const styles = useComparisonStyles();
  const change = getChangeKind(row);
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup" className={styles.section} dir="auto">
          {row.names.join(' › ')}
        </th>
      </tr>
      <tr>
        <td className={styles.cell}>
          <ComparedAnswerCell
            text={row.before}
            sideName={older}
            {...(change === 'removed' ? { change } : {})}
            isReplaced={change !== undefined}
          />
        </td>
        <td className={styles.cell}>
          <ComparedAnswerCell
            text={row.after}
            sideName={newer}
            {...(change && change !== 'removed' ? { change } : {})}
          />
        </td>
      </tr>
    </tbody>
  );
}

function ComparedAnswerCell(props: {
  /** Formatted answer; absent if the form didn't have the question. */
  readonly text: string | undefined;
  readonly sideName: string;
  readonly change?: keyof typeof changeColors;
  readonly isReplaced?: boolean;
}) {
  const { text, sideName, change, isReplaced } = props;
  const messages = useMessages(historyMessages);
  const styles = useComparisonStyles();
  if (text === undefined) {
    return <div className={styles.nowhere} role="img" aria-label={messages.notAsked({ state: sideName })} />;
  }
  const Sign = change && changeIcons[change];
  return (
    <div className={mergeClasses(styles.field, change && styles[styleNames[change]])}>
      <span className={styles.sign} aria-hidden>
        {Sign && <Sign />}
      </span>
      <span className={styles.answer} dir="auto">
        {text === '' ? (
          <span className={styles.kind}>{messages.noAnswer}</span>
        ) : isReplaced ? (
          <s className={styles.was}>{text}</s>
        ) : (
          text
        )}
      </span>
      {change && (
        <Badge className={styles.mark} appearance="outline" color={changeColors[change]}>
          {messages[change]}
        </Badge>
      )}
    </div>
  );
}

/** Error bar for a failed load from the library, with a retry button. */
export function LoadFailure({ cause, onRetry }: { readonly cause: unknown; readonly onRetry: () => void }) {
  const ui = useMessages(uiMessages);
  const failures = useMessages(failureMessages);
  return (
    <MessageBar intent="error" layout="multiline">
      <MessageBarBody>{formatCause(cause, failures)}</MessageBarBody>
      <MessageBarActions>
        <Button onClick={onRetry}>{ui.tryAgain}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}

/** Answers of a response, and the form they belong to. */
type ResponseAnswers = Pick<StoredResponse, 'schema' | 'data'>;

/** Maximum time to wait for the form's scripts, which may show or hide fields. */
const SETTLE_MS = 1_000;

/** Compares two states of a response question by question, limited to what the viewer may see. */
async function compareResponses(
  older: ResponseAnswers,
  newer: ResponseAnswers,
  { locale, ...person }: Pick<SessionOptions, 'viewer' | 'user'> & { readonly locale: Locale },
): Promise<readonly ComparedAnswer[]> {
  const modules = Promise.all([import('@tideform/components/prints'), import('@tideform/print/answers')]);
  const before = openReadOnlySession(older, person);
  const after = openReadOnlySession(newer, person);
  try {
    await Promise.all([before, after].map((session) => waitUntilSettled(session, SETTLE_MS)));
    const [{ prints }, { compareAnswers }] = await modules;
    return compareAnswers(before, after, await prints.read(locale));
  } finally {
    before.close();
    after.close();
  }
}

function openReadOnlySession(
  { schema: form, data: { data, metadata } }: ResponseAnswers,
  person: Pick<SessionOptions, 'viewer' | 'user'>,
): Session {
  const session = openSession({ form, data, metadata, readOnly: true, ...person });
  startScripts(session);
  return session;
}
