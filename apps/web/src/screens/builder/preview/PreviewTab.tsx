import {
  Button,
  Caption1,
  MessageBar,
  MessageBarBody,
  mergeClasses,
  Switch,
  ToggleButton,
  useArrowNavigationGroup,
} from '@fluentui/react-components';
import { ArrowReset20Regular, Desktop20Regular, Phone20Regular, Tablet20Regular } from '@fluentui/react-icons';
import { FileStoreProvider } from '@tideform/components/kit/FileStore.tsx';
import type { FormDefinition, SessionOptions, SubmissionData } from '@tideform/engine';
import { parseFormTests } from '@tideform/engine/form-tests';
import { useMessages } from '@tideform/i18n/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { PreviewTeamProvider } from '../../../data/sources/PreviewTeamProvider.tsx';
import { useLoadSourceRow } from '../../../data/sources/useTeamRows.ts';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { getWidthStyle } from '../../../form/form-width.ts';
import { createMemoryFileStore } from '../../../form/session/create-memory-file-store.ts';
import { openSession, useSessionLifecycle } from '../../../form/session/open-session.ts';
import { SubmitConfirmation } from '../../../form/thanks/SubmitConfirmation.tsx';
import { useViews } from '../../../form/useViews.ts';
import { EmptyState } from '../../../ui/layout/EmptyState.tsx';
import { PreviewSkeleton } from '../BuilderSkeleton.tsx';
import type { SettingLocation } from '../settings/setting-location.ts';
import type { Draft } from '../useDraft.ts';
import { previewMessages } from './preview.messages.ts';
import { FORM_WIDTH_PX, usePreviewStyles } from './preview.styles.ts';
import { ConsolePanel } from './problems/ConsolePanel.tsx';
import { useLogicFindings } from './problems/logic-findings.ts';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { SaveTestButton, TestsPanel } from './tests/TestsPanel.tsx';
import { HiddenPages, loadExplanations, useExplanations } from './useExplanations.tsx';

/** Viewer of the preview: a user who creates a response. Components hidden from creators are not in the preview. */
const creatorViewer = { isCreator: true };

/** One response in the preview, empty or with the answers of a test. */
interface PreviewResponse {
  readonly number: number;
  readonly data?: SubmissionData;
}

/**
 * Preview of the draft as respondents will see it, on a chosen device. Answers are validated as usual but never sent.
 * NOTE: a device is a frame of the device's width, not a separate page. A form's layout depends on the space that it
 * has, never on the window, so a frame is enough. Touch behavior can't be shown here, and a note says so.
 */
export function PreviewTab(props: {
  readonly schema: FormDefinition;
  /** Custom CSS of the form. */
  readonly css?: string | undefined;
  /** User of the preview, limited to what the form's code may read about users. */
  readonly user?: SessionOptions['user'];
  /** Draft that stores the form's tests; when omitted, the preview has no tests. */
  readonly draft?: Pick<Draft, 'tests' | 'setTests'>;
  /** Opens the design tab; omitted for users who may not edit the form. */
  readonly onBuild?: () => void;
  /** Opens a setting of a component. */
  readonly onOpenSetting?: (location: SettingLocation) => void;
}) {
  const messages = useMessages(previewMessages);
  const { schema, css, user, draft, onBuild, onOpenSetting } = props;
  const styles = usePreviewStyles();
  const [device, setDevice] = useState<Device>('desktop');
  const [attempt, setAttempt] = useState<PreviewResponse>({ number: 0 });
  const [isSent, setSent] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const [isExplaining, setExplaining] = useState(false);
  const readRow = useLoadSourceRow(useParams().teamId, 'preview');
  const session = useMemo(
    () =>
      openSession({
        form: schema,
        viewer: creatorViewer,
        user,
        loadRow: readRow,
        ...(attempt.data && { data: attempt.data }),
      }),
    [schema, user, readRow, attempt],
  );
  useSessionLifecycle(session);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt has its own files
  const files = useMemo(createMemoryFileStore, [attempt]);
  const logicErrors = useSyncExternalStore(session.subscribeLogicErrors, session.logicErrors);
  const lines = useSyncExternalStore(session.subscribeLogicErrors, session.lines);
  const findings = useLogicFindings(schema, logicErrors, session.warnings);
  const fieldWrappers = useExplanations(session, { showsHidden, isExplaining, onOpenSetting });
  // Explanations load before they are switched on: a field must be rendered with its explanation from the start, since
  // adding it later would remount the field.
  const runWhenLoaded = (apply: () => void) => void loadExplanations().then(apply);
  const tests = useMemo(() => parseFormTests(draft?.tests), [draft?.tests]);
  const startAttempt = (data?: SubmissionData) => {
    setSent(false);
    setAttempt({ number: attempt.number + 1, ...(data && { data }) });
  };
  const startAgain = () => startAttempt();
  const frameStyle = useMemo(() => getWidthStyle(schema, FORM_WIDTH_PX), [schema]);
  const hasViews = useViews(schema);
  if (!hasViews) return <PreviewSkeleton />;
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
            onChange={(_, { checked }) => runWhenLoaded(() => setShowsHidden(checked))}
          />
          <Switch
            label={messages.askWhy}
            checked={isExplaining}
            onChange={(_, { checked }) => runWhenLoaded(() => setExplaining(checked))}
          />
          <Button appearance="subtle" icon={<ArrowReset20Regular />} onClick={startAgain}>
            {messages.reset}
          </Button>
          {draft && (
            <SaveTestButton
              key={attempt.number}
              session={session}
              tests={tests}
              onSave={(test) => draft.setTests([...tests, test])}
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
        style={isFramed ? undefined : frameStyle}
      >
        {isSent ? (
          <div className={styles.thanks}>
            <SubmitConfirmation text={messages.notSent} onStartAgain={startAgain} />
          </div>
        ) : (
          <PreviewTeamProvider>
            <FileStoreProvider value={files}>
              <FormRunner
                key={attempt.number}
                session={session}
                css={css}
                around={fieldWrappers}
                onSubmit={() => setSent(true)}
              />
            </FileStoreProvider>
          </PreviewTeamProvider>
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
        <ConsolePanel form={schema} lines={lines} />
        {draft && <TestsPanel form={schema} tests={tests} onChange={draft.setTests} onFill={startAttempt} />}
      </div>
    </div>
  );
}

type Device = 'desktop' | 'tablet' | 'mobile';

const devices = [
  { device: 'desktop', icon: <Desktop20Regular /> },
  { device: 'tablet', icon: <Tablet20Regular /> },
  { device: 'mobile', icon: <Phone20Regular /> },
] as const;

interface DeviceSwitchProps {
  readonly chosen: Device;
  readonly onChoose: (device: Device) => void;
}

/** Toolbar for choosing the device of the preview. */
function DeviceSwitch({ chosen, onChoose }: DeviceSwitchProps) {
  const messages = useMessages(previewMessages);
  const styles = usePreviewStyles();
  const arrows = useArrowNavigationGroup({ axis: 'horizontal' });
  return (
    <div role="toolbar" aria-label={messages.devices} className={styles.devices} {...arrows}>
      {devices.map(({ device, icon }) => (
        <ToggleButton
          key={device}
          appearance={device === chosen ? 'secondary' : 'subtle'}
          icon={icon}
          checked={device === chosen}
          onClick={() => onChoose(device)}
        >
          {messages[device]}
        </ToggleButton>
      ))}
    </div>
  );
}
