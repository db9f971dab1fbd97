import { Button, Dialog, DialogSurface, DialogTitle, Select } from '@fluentui/react-components';
import { Dismiss20Regular } from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import type { StoredResponse, SubmissionVersion } from '@tideform/sync';
import { useId, useState } from 'react';
import { useSubmissionReader } from '../../../data/useSubmissionReader.ts';
import { useTeam } from '../../../data/useTeam.ts';
import { useComparisonStyles } from '../../../ui/side-by-side/comparison.styles.ts';
import { useSideBySideStyles } from '../../../ui/side-by-side/side-by-side.styles.ts';
import { uiMessages } from '../../../ui/ui.messages.ts';
import { useLoaded } from '../../../ui/useLoaded.ts';
import { nameOf } from '../options/shown-response.ts';
import { AnswersCompared } from './AnswersCompared.tsx';
import { HistoryList } from './HistoryList.tsx';
import { historyMessages } from './history.messages.ts';
import { LoadFailure } from './LoadFailure.tsx';
import { wordState } from './word-state.ts';

/** What was submitted of one response, when and by whom; any two states side by side. */
export function HistoryDialog(props: { readonly response: StoredResponse; readonly onClose: () => void }) {
  const { response, onClose } = props;
  const messages = useMessages(historyMessages);
  const ui = useMessages(uiMessages);
  const styles = useSideBySideStyles();
  const reader = useSubmissionReader();
  const team = useTeam(response.teamId);
  const listed = useLoaded(team ? response.id : undefined, (signal) => reader.history(team!, response, signal));
  const [chosenId, setChosenId] = useState<string>();
  const versions = listed.value ?? [];
  const chosen = versions.find(({ id }) => id === chosenId) ?? versions[0];
  return (
    <Dialog open onOpenChange={(_, data) => !data.open && onClose()}>
      <DialogSurface className={styles.surface}>
        <div className={styles.body}>
          <header className={styles.head}>
            <DialogTitle action={null}>{messages.title}</DialogTitle>
            <span className={styles.formTitle} dir="auto">
              {nameOf(response)}
            </span>
            <Button appearance="subtle" icon={<Dismiss20Regular />} aria-label={ui.close} onClick={onClose} />
          </header>
          <HistoryList versions={versions} chosen={chosen} onChoose={setChosenId}>
            <div role="status">
              {!listed.value && listed.cause === undefined && <p className={styles.quiet}>{ui.loading}</p>}
            </div>
            {listed.cause !== undefined && <LoadFailure cause={listed.cause} onRetry={listed.retry} />}
          </HistoryList>
          <States key={chosen?.id} response={response} versions={versions} chosen={chosen} />
        </div>
      </DialogSurface>
    </Dialog>
  );
}

/** The chosen state beside the one before it, or beside another that was chosen for it. */
function States(props: {
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
  const [asked, setAsked] = useState<string>();
  const at = versions.findIndex(({ id }) => id === chosen?.id);
  const other = versions.find(({ id }) => id === asked) ?? versions[at + 1] ?? versions[at - 1];
  const pair = chosen && other ? inOrder(versions, chosen, other) : undefined;
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
    name: wordState(version, versions, messages),
    response: content,
  });
  return (
    <section className={styles.pane} aria-label={messages.compareWith} aria-busy={!contents.value}>
      {pair && before && after ? (
        <AnswersCompared
          older={side(pair[0], before)}
          newer={side(pair[1], after)}
          creatorId={response.createdBy.id}
          choice={
            <div className={styles.beside}>
              <label htmlFor={id}>{messages.compareWith}</label>
              <Select id={id} value={other?.id ?? ''} onChange={(_, { value }) => setAsked(value)}>
                {versions
                  .filter((version) => version !== chosen)
                  .map((version) => (
                    <option key={version.id} value={version.id}>
                      {wordState(version, versions, messages)}
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

/** The earlier of two first: the list has the newest first. */
function inOrder(
  versions: readonly SubmissionVersion[],
  one: SubmissionVersion,
  other: SubmissionVersion,
): readonly [SubmissionVersion, SubmissionVersion] {
  return versions.indexOf(one) > versions.indexOf(other) ? [one, other] : [other, one];
}
