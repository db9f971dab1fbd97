import { Badge, Button, Dialog, DialogSurface, DialogTitle, mergeClasses, Select } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useLocale, useMessages } from '@tideform/i18n/react';
import type { StoredResponse, SubmissionVersion } from '@tideform/sync';
import { type ReactNode, useId, useState } from 'react';
import { useSubmissionReader } from '../../../data/submissions/useSubmissionReader.ts';
import { useTeam } from '../../../data/teams/useTeam.ts';
import { formatDateTime } from '../../../ui/formatting/format-date-time.ts';
import { useComparisonStyles } from '../../../ui/layout/comparison.styles.ts';
import { useSideBySideStyles } from '../../../ui/layout/side-by-side.styles.ts';
import { useLoaded } from '../../../ui/loading/useLoaded.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { getDisplayName } from '../shown-response.ts';
import { AnswerComparison, LoadFailure } from './AnswerComparison.tsx';
import { type HistoryMessages, historyMessages } from './history.messages.ts';

/** Dialog with the submitted states of a response, and a comparison of any two. */
export function HistoryDialog(props: { readonly response: StoredResponse; readonly onClose: () => void }) {
  const { response, onClose } = props;
  const messages = useMessages(historyMessages);
  const ui = useMessages(uiMessages);
  const styles = useSideBySideStyles();
  const reader = useSubmissionReader();
  const team = useTeam(response.teamId);
  const history = useLoaded(team ? response.id : undefined, (signal) => reader.listVersions(team!, response, signal));
  const [chosenId, setChosenId] = useState<string>();
  const versions = history.value ?? [];
  const chosen = versions.find(({ id }) => id === chosenId) ?? versions[0];
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <div className={styles.body}>
          <header className={styles.head}>
            <DialogTitle action={null}>{messages.title}</DialogTitle>
            <span className={styles.formTitle} dir="auto">
              {getDisplayName(response)}
            </span>
            <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={ui.close} onClick={onClose} />
          </header>
          <HistoryList versions={versions} chosen={chosen} onChoose={setChosenId}>
            <div role="status">
              {!history.value && history.cause === undefined && <p className={styles.quiet}>{ui.loading}</p>}
            </div>
            {history.cause !== undefined && <LoadFailure cause={history.cause} onRetry={history.retry} />}
          </HistoryList>
          <StateComparison key={chosen?.id} response={response} versions={versions} chosen={chosen} />
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/** Comparison of the chosen state with the preceding one, or with another one that the user selects. */
function StateComparison(props: {
  readonly response: StoredResponse;
  readonly versions: readonly SubmissionVersion[];
  readonly chosen: SubmissionVersion | undefined;
}) {
  const { response, versions, chosen } = props;
  const messages = useMessages(historyMessages);
  const ui = useMessages(uiMessages);
  const styles = useComparisonStyles();
  const reader = useSubmissionReader();
  const team = useTeam(response.teamId);
  const [comparedId, setComparedId] = useState<string>();
  const at = versions.findIndex(({ id }) => id === chosen?.id);
  const other = versions.find(({ id }) => id === comparedId) ?? versions[at + 1] ?? versions[at - 1];
  const pair = chosen && other ? orderStates(versions, chosen, other) : undefined;
  const contents = useLoaded(team && pair ? pair.map(({ id }) => id).join(' ') : undefined, (signal) =>
    Promise.all((pair ?? []).map((version) => reader.openVersion(team!, response, version, signal))),
  );
  const id = useId();
  const [before, after] = contents.value ?? [];
  if (versions.length === 1) {
    return (
      <section className={styles.pane} aria-label={messages.compareWith}>
        <p className={styles.note}>{messages.onlyOne}</p>
      </section>
    );
  }
  const side = (version: SubmissionVersion, content: StoredResponse) => ({
    id: version.id,
    name: formatStateName(version, versions, messages),
    response: content,
  });
  return (
    <section className={styles.pane} aria-label={messages.compareWith} aria-busy={!contents.value}>
      {pair && before && after ? (
        <AnswerComparison
          older={side(pair[0], before)}
          newer={side(pair[1], after)}
          creatorId={response.createdBy.id}
          choice={
            <div className={styles.beside}>
              <label htmlFor={id}>{messages.compareWith}</label>
              <Select id={id} value={other?.id ?? ''} onChange={(_, { value }) => setComparedId(value)}>
                {versions
                  .filter((version) => version !== chosen)
                  .map((version) => (
                    <option key={version.id} value={version.id}>
                      {formatStateName(version, versions, messages)}
                    </option>
                  ))}
              </Select>
            </div>
          }
        />
      ) : contents.cause === undefined ? (
        <p className={styles.note}>{versions.length > 0 && ui.loading}</p>
      ) : (
        <LoadFailure cause={contents.cause} onRetry={contents.retry} />
      )}
    </section>
  );
}

/** Orders two states from older to newer; `versions` has the newest first. */
function orderStates(
  versions: readonly SubmissionVersion[],
  one: SubmissionVersion,
  other: SubmissionVersion,
): readonly [SubmissionVersion, SubmissionVersion] {
  return versions.indexOf(one) > versions.indexOf(other) ? [one, other] : [other, one];
}

/** Returns the name of a submission's state: 'Submitted', 'Change 2'. `versions` has the newest first. */
function formatStateName(
  version: SubmissionVersion,
  versions: readonly SubmissionVersion[],
  messages: HistoryMessages,
): string {
  const number = versions.length - 1 - versions.indexOf(version);
  return number === 0 ? messages.submitted : messages.changed({ number });
}

/** List of a submission's states with author and time, newest first. */
function HistoryList(props: {
  readonly versions: readonly SubmissionVersion[];
  readonly chosen: SubmissionVersion | undefined;
  readonly onChoose: (id: string) => void;
  readonly children: ReactNode;
}) {
  const { versions, chosen, onChoose, children } = props;
  const messages = useMessages(historyMessages);
  const { anonymous } = useMessages(uiMessages);
  const { locale } = useLocale();
  const styles = useSideBySideStyles();
  return (
    <nav className={styles.list} aria-label={messages.versions}>
      <ul className={styles.entries}>
        {versions.map((version, at) => (
          <li key={version.id}>
            <button
              type="button"
              className={mergeClasses(styles.entry, version === chosen && styles.chosen)}
              aria-pressed={version === chosen}
              onClick={() => onChoose(version.id)}
            >
              <span className={styles.entryHead}>
                {formatStateName(version, versions, messages)}
                {at === 0 && (
                  <Badge appearance="outline" color="informative">
                    {messages.current}
                  </Badge>
                )}
              </span>
              <span className={styles.small}>
                {messages.by({
                  person: version.isAnonymous ? anonymous : version.by,
                  moment: formatDateTime(version.timestamp, locale),
                })}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {children}
    </nav>
  );
}
