import { Button, Caption1, MessageBar, MessageBarBody, mergeClasses, Switch } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import type { FormDefinition, SessionOptions, SubmissionData } from '@tideform/engine';
import { readFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { TeamOfPreview } from '../../../data/sources/TeamOfPreview.tsx';
import { useReadRow } from '../../../data/sources/useReadRow.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { roomStyle } from '../../../form/form-room.ts';
import { createMemoryStore } from '../../../form/memory-store.ts';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLife } from '../../../form/session/useSessionLife.ts';
import { Thanks } from '../../../form/thanks/Thanks.tsx';
import { useViews } from '../../../form/useViews.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { SettingPlace } from '../settings/setting-place.ts';
import type { Draft } from '../useDraft.ts';
import { type Device, DeviceSwitch } from './DeviceSwitch.tsx';
import { PreviewBones } from './PreviewBones.tsx';
import { previewMessages } from './preview.messages.ts';
import { FRAME_PX, usePreviewStyles } from './preview.styles.ts';
import { LinesPanel } from './problems/LinesPanel.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { useLogicFindings } from './problems/useLogicFindings.ts';
import { KeepTest } from './tests/KeepTest.tsx';
import { TestsPanel } from './tests/TestsPanel.tsx';
import { HiddenPages, loadExplaining, useExplaining } from './useExplaining.tsx';

/** Whoever starts a response: what permissions hide from them is not in the preview. */
const starter = { isCreator: true };

/** One filling in of the preview, with nothing answered or with the answers of a test. */
interface Attempt {
  readonly number: number;
  readonly data?: SubmissionData;
}

/**
 * The draft as people will fill it in, on the device that they may have. Answers are for trying out: they are checked as
 * ever, and sent nowhere.
 * NOTE: a device is a frame of its width and no page of its own. A form is laid out by the room that it has, never by
 * the window, so that a frame is enough; what depends on fingers cannot be shown here, and the note says so.
 */
export function PreviewTab(props: {
  readonly schema: FormDefinition;
  /** Styles of the form. */
  readonly css?: string | undefined;
  /** Who previews, as the form's code may know them. */
  readonly user?: SessionOptions['user'];
  /** Where the form's own tests are kept; without it there are none. */
  readonly draft?: Pick<Draft, 'tests' | 'setTests'>;
  /** Goes to where the form is built; without it nobody may. */
  readonly onBuild?: () => void;
  /** Goes to the settings of a component, at one of them. */
  readonly onOpenSetting?: (place: SettingPlace) => void;
}) {
  const messages = useMessages(previewMessages);
  const { schema, css, user, draft, onBuild, onOpenSetting } = props;
  const styles = usePreviewStyles();
  const [device, setDevice] = useState<Device>('desktop');
  const [attempt, setAttempt] = useState<Attempt>({ number: 0 });
  const [isSent, setSent] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const [asks, setAsks] = useState(false);
  const readRow = useReadRow(useParams().teamId, 'preview');
  const session = useMemo(
    () => openSession({ form: schema, viewer: starter, user, readRow, ...(attempt.data && { data: attempt.data }) }),
    [schema, user, readRow, attempt],
  );
  useSessionLife(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: files of an attempt go with it.
  const files = useMemo(createMemoryStore, [attempt]);
  const logicErrors = useSyncExternalStore(session.subscribeLogicErrors, session.logicErrors);
  const lines = useSyncExternalStore(session.subscribeLogicErrors, session.lines);
  const findings = useLogicFindings(schema, logicErrors, session.warnings);
  const around = useExplaining(session, { showsHidden, asks, onOpenSetting });
  // A field is drawn with what explains it, or without: it is never taken away in between.
  const explain = (turn: () => void) => void loadExplaining().then(turn);
  const tests = useMemo(() => readFormTests(draft?.tests), [draft?.tests]);
  const begin = (data?: SubmissionData) => {
    setSent(false);
    setAttempt({ number: attempt.number + 1, ...(data && { data }) });
  };
  const startAgain = () => begin();
  const room = useMemo(() => roomStyle(schema, FRAME_PX), [schema]);
  const hasViews = useViews(schema);
  if (!hasViews) return <PreviewBones />;
  if (schema.components.length === 0) {
    const build = onBuild && <Button onClick={onBuild}>{messages.openBuild}</Button>;
    return <EmptyState title={messages.empty} text={messages.emptyText} action={build} />;
  }
  const isFramed = device !== 'desktop';
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <DeviceSwitch chosen={device} onChoose={setDevice} />
        <div className={styles.switches}>
          <Switch
            label={messages.showHidden}
            checked={showsHidden}
            onChange={(_, { checked }) => explain(() => setShowsHidden(checked))}
          />
          <Switch
            label={messages.askWhy}
            checked={asks}
            onChange={(_, { checked }) => explain(() => setAsks(checked))}
          />
          <Button appearance="subtle" icon={<ArrowReset20Regular />} onClick={startAgain}>
            {messages.reset}
          </Button>
          {draft && (
            <KeepTest
              key={attempt.number}
              session={session}
              tests={tests}
              onKeep={(test) => draft.setTests([...tests, test])}
            />
          )}
        </div>
      </div>
      <div className={mergeClasses(styles.frame, styles.desktop)}>
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{messages.answersGo}</MessageBarBody>
        </MessageBar>
      </div>
      <div
        className={mergeClasses(styles.frame, isFramed && styles.device, styles[device])}
        style={isFramed ? undefined : room}
      >
        {isSent ? (
          <div className={styles.thanks}>
            <Thanks text={messages.notSent} onAgain={startAgain} />
          </div>
        ) : (
          <TeamOfPreview>
            <FileStoreProvider value={files}>
              <FormRunner
                key={attempt.number}
                session={session}
                css={css}
                around={around}
                onSubmit={() => setSent(true)}
              />
            </FileStoreProvider>
          </TeamOfPreview>
        )}
      </div>
      {isFramed && (
        <Caption1 as="p" block className={styles.note}>
          {messages.smaller}
        </Caption1>
      )}
      <div className={mergeClasses(styles.frame, styles.desktop)}>
        {showsHidden && <HiddenPages session={session} onOpenSetting={onOpenSetting} />}
        <ProblemsPanel findings={findings} onOpen={(path, setting) => onOpenSetting?.({ path, setting })} />
        <LinesPanel form={schema} lines={lines} />
        {draft && <TestsPanel form={schema} tests={tests} onChange={draft.setTests} onFill={begin} />}
      </div>
    </div>
  );
}
