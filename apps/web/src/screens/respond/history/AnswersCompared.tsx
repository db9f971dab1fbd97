import { Badge, mergeClasses, Switch } from '@fluentui/react-components';
import { Add20Regular, Edit20Regular, Subtract20Regular } from '@fluentui/react-icons';
import { useMessages, useSpeech } from '@tideform/i18n/react';
import type { ComparedAnswer } from '@tideform/print/answers';
import { type ReactNode, useState } from 'react';
import { useScriptUser } from '../../../data/useScriptUser.ts';
import { useViewer } from '../../../data/useViewer.ts';
import { useComparisonStyles } from '../../../ui/side-by-side/comparison.styles.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { type Answered, compareResponses } from './compare-responses.ts';
import { historyMessages } from './history.messages.ts';
import { LoadFailure } from './LoadFailure.tsx';

/** One of two that stand side by side. */
export interface AnsweredSide {
  /** Changes with what it holds. */
  readonly id: string;
  readonly name: string;
  readonly response: Answered;
}

/** Answers of two states of a response in two columns, the later one at the end. */
export function AnswersCompared(props: {
  readonly older: AnsweredSide;
  readonly newer: AnsweredSide;
  readonly creatorId: string | undefined;
  /** Beside the switch. */
  readonly choice?: ReactNode;
}) {
  const { older, newer, creatorId, choice } = props;
  const messages = useMessages(historyMessages);
  const ui = useMessages(uiMessages);
  const styles = useComparisonStyles();
  const speech = useSpeech();
  const viewer = useViewer(creatorId);
  const user = useScriptUser();
  const [isWhole, setWhole] = useState(false);
  const compared = useLoaded(`${older.id} ${newer.id}`, () =>
    compareResponses(older.response, newer.response, { viewer, user, speech }),
  );
  const changed = compared.value?.filter(({ isSame }) => !isSame);
  const rows = isWhole ? compared.value : changed;
  return (
    <>
      <div className={styles.bar}>
        {choice}
        <Switch
          label={messages.onlyChanges}
          labelPosition="before"
          checked={!isWhole}
          onChange={(_, { checked }) => setWhole(!checked)}
        />
      </div>
      <div className={styles.scroll}>
        {compared.cause !== undefined && <LoadFailure cause={compared.cause} onRetry={compared.retry} />}
        <p className={styles.summary} role="status">
          {changed ? messages.count({ count: changed.length }) : compared.cause === undefined && ui.loading}
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
              <Row key={row.path} row={row} older={older.name} newer={newer.name} />
            ))}
          </table>
        )}
      </div>
    </>
  );
}

const colors = { added: 'success', removed: 'danger', altered: 'warning' } as const;
const looks = { added: 'added', removed: 'removed', altered: 'changed' } as const;
const signs = { added: Add20Regular, removed: Subtract20Regular, altered: Edit20Regular };

function whatBecame({ isSame, before, after }: ComparedAnswer): keyof typeof colors | undefined {
  if (isSame) return undefined;
  if (!before) return 'added';
  return after ? 'altered' : 'removed';
}

function Row(props: { readonly row: ComparedAnswer; readonly older: string; readonly newer: string }) {
  const { row, older, newer } = props;
  const styles = useComparisonStyles();
  const told = whatBecame(row);
  return (
    <tbody>
      <tr>
        <th colSpan={2} scope="rowgroup" className={styles.section} dir="auto">
          {row.names.join(' › ')}
        </th>
      </tr>
      <tr>
        <td className={styles.cell}>
          <Answer
            text={row.before}
            place={older}
            {...(told === 'removed' ? { told } : {})}
            isOld={told !== undefined}
          />
        </td>
        <td className={styles.cell}>
          <Answer text={row.after} place={newer} {...(told && told !== 'removed' ? { told } : {})} />
        </td>
      </tr>
    </tbody>
  );
}

function Answer(props: {
  /** Absent: it was not asked. */
  readonly text: string | undefined;
  readonly place: string;
  readonly told?: keyof typeof colors;
  readonly isOld?: boolean;
}) {
  const { text, place, told, isOld } = props;
  const messages = useMessages(historyMessages);
  const styles = useComparisonStyles();
  if (text === undefined) {
    return <div className={styles.nowhere} role="img" aria-label={messages.notAsked({ state: place })} />;
  }
  const Sign = told && signs[told];
  return (
    <div className={mergeClasses(styles.field, told && styles[looks[told]])}>
      <span className={styles.sign} aria-hidden>
        {Sign && <Sign />}
      </span>
      <span className={styles.answer} dir="auto">
        {text === '' ? (
          <span className={styles.kind}>{messages.noAnswer}</span>
        ) : isOld ? (
          <s className={styles.was}>{text}</s>
        ) : (
          text
        )}
      </span>
      {told && (
        <Badge className={styles.mark} appearance="outline" color={colors[told]}>
          {messages[told]}
        </Badge>
      )}
    </div>
  );
}
