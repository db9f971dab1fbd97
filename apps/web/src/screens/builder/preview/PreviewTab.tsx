import { Button, Caption1, MessageBar, MessageBarBody, mergeClasses, Switch } from '@fluentui/react-components';
import { ArrowReset20Regular } from '@fluentui/react-icons';
import type { FormDefinition, SessionOptions } from '@tideform/engine';
import { useWords } from '@tideform/words/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { FormRunner } from '../../../form/FormRunner.tsx';
import { roomStyle } from '../../../form/form-room.ts';
import { openSession } from '../../../form/session/open-session.ts';
import { useSessionLife } from '../../../form/session/useSessionLife.ts';
import { Thanks } from '../../../form/thanks/Thanks.tsx';
import { useViews } from '../../../form/useViews.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import type { SettingPlace } from '../settings/setting-place.ts';
import { type Device, DeviceSwitch } from './DeviceSwitch.tsx';
import { PreviewBones } from './PreviewBones.tsx';
import { FRAME_PX, usePreviewStyles } from './preview.styles.ts';
import { previewWords } from './preview.words.ts';
import { LinesPanel } from './problems/LinesPanel.tsx';
import { ProblemsPanel } from './problems/ProblemsPanel.tsx';
import { useLogicFindings } from './problems/useLogicFindings.ts';
import { HiddenPages, loadExplaining, useExplaining } from './useExplaining.tsx';

/** Whoever starts a response: what permissions hide from them is not in the preview. */
const starter = { isCreator: true };

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
  /** Goes to the settings of a component, at one of them. */
  readonly onOpenSetting?: (place: SettingPlace) => void;
}) {
  const words = useWords(previewWords);
  const { schema, css, user, onOpenSetting } = props;
  const styles = usePreviewStyles();
  const [device, setDevice] = useState<Device>('desktop');
  const [attempt, setAttempt] = useState(0);
  const [isSent, setSent] = useState(false);
  const [showsHidden, setShowsHidden] = useState(false);
  const [asks, setAsks] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts with no answers
  const session = useMemo(() => openSession({ form: schema, viewer: starter, user }), [schema, user, attempt]);
  useSessionLife(session);
  const problems = useSyncExternalStore(session.subscribeProblems, session.problems);
  const lines = useSyncExternalStore(session.subscribeProblems, session.lines);
  const findings = useLogicFindings(schema, problems, session.warnings);
  const around = useExplaining(session, { showsHidden, asks, onOpenSetting });
  // A field is drawn with what explains it, or without: it is never taken away in between.
  const explain = (turn: () => void) => void loadExplaining().then(turn);
  const startAgain = () => {
    setSent(false);
    setAttempt(attempt + 1);
  };
  const room = useMemo(() => roomStyle(schema, FRAME_PX), [schema]);
  const hasViews = useViews(schema);
  if (!hasViews) return <PreviewBones />;
  if (schema.components.length === 0) return <EmptyState title={words.empty} text={words.emptyText} />;
  const isFramed = device !== 'desktop';
  return (
    <div className={styles.root}>
      <div className={styles.bar}>
        <DeviceSwitch chosen={device} onChoose={setDevice} />
        <div className={styles.switches}>
          <Switch
            label={words.showHidden}
            checked={showsHidden}
            onChange={(_, { checked }) => explain(() => setShowsHidden(checked))}
          />
          <Switch label={words.askWhy} checked={asks} onChange={(_, { checked }) => explain(() => setAsks(checked))} />
          <Button appearance="subtle" icon={<ArrowReset20Regular />} onClick={startAgain}>
            {words.reset}
          </Button>
        </div>
      </div>
      <div className={mergeClasses(styles.frame, styles.desktop)}>
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{words.answersGo}</MessageBarBody>
        </MessageBar>
      </div>
      <div
        className={mergeClasses(styles.frame, isFramed && styles.device, styles[device])}
        style={isFramed ? undefined : room}
      >
        {isSent ? (
          <div className={styles.thanks}>
            <Thanks text={words.notSent} onAgain={startAgain} />
          </div>
        ) : (
          <FormRunner key={attempt} session={session} css={css} around={around} onSubmit={() => setSent(true)} />
        )}
      </div>
      {isFramed && (
        <Caption1 as="p" block className={styles.note}>
          {words.smaller}
        </Caption1>
      )}
      <div className={mergeClasses(styles.frame, styles.desktop)}>
        {showsHidden && <HiddenPages session={session} onOpenSetting={onOpenSetting} />}
        <ProblemsPanel findings={findings} onOpen={(path, setting) => onOpenSetting?.({ path, setting })} />
        <LinesPanel form={schema} lines={lines} />
      </div>
    </div>
  );
}
