import {
  Button,
  Dialog,
  DialogSurface,
  makeStyles,
  mergeClasses,
  tokens,
  typographyStyles,
} from '@fluentui/react-components';
import {
  CameraSwitch24Regular,
  Dismiss24Regular,
  Flash24Regular,
  Image24Regular,
  Keyboard24Regular,
} from '@fluentui/react-icons';
import { useMessages } from '@tideform/i18n/react';
import { type ReactElement, useRef } from 'react';
import type { DecodedCode } from '../reading/code-format.ts';
import { REQUIRED_EQUAL_READS } from '../reading/start-scan.ts';
import { scannerMessages } from './scanner.messages.ts';
import { type ScanState, useBarcodeScan } from './useBarcodeScan.tsx';

export interface ScannerProps {
  readonly title: string;
  readonly onFound: (code: DecodedCode) => void;
  readonly onClose: () => void;
  /** Switches to manual entry. Absent: manual entry isn't allowed. */
  readonly onType?: (() => void) | undefined;
}

/** Dialog that shows the camera image until a code is accepted. */
export function Scanner({ title, onFound, onClose, onType }: ScannerProps) {
  const styles = useScannerStyles();
  const messages = useMessages(scannerMessages);
  const video = useRef<HTMLVideoElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { state, camera, isLit, ...act } = useBarcodeScan(video, onFound);
  const tool = (icon: ReactElement, name: string, onClick: () => void, isOn?: boolean) => (
    <Button
      appearance="subtle"
      className={mergeClasses(styles.button, styles.tool, isOn && styles.on)}
      icon={icon}
      aria-pressed={isOn}
      onClick={onClick}
    >
      {name}
    </Button>
  );
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface} aria-label={title}>
        <div className={styles.head}>
          <Button
            appearance="subtle"
            className={styles.button}
            icon={<Dismiss24Regular />}
            aria-label={messages.close}
            onClick={onClose}
          />
          <h2 className={styles.title}>{title}</h2>
        </div>
        <div className={styles.camera}>
          <video ref={video} className={styles.video} muted playsInline hidden={state.kind === 'problem'} />
          {state.kind === 'problem' ? (
            <div className={styles.problem} role="alert">
              {messages[state.problem]}
              <Button onClick={act.again}>{messages.tryAgain}</Button>
            </div>
          ) : (
            <>
              <ScanFrame />
              <ScanProgress state={state} />
            </>
          )}
        </div>
        <div className={styles.tools}>
          {camera?.light && tool(<Flash24Regular />, messages.torch, act.switchLight, isLit)}
          {camera && camera.ids.length > 1 && tool(<CameraSwitch24Regular />, messages.otherCamera, act.switchCamera)}
          {tool(<Image24Regular />, messages.fromPicture, () => picker.current?.click())}
          {onType && tool(<Keyboard24Regular />, messages.typeIt, onType)}
        </div>
        <input
          ref={picker}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-hidden
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Clears the file input, so that the same image can be picked again.
            event.target.value = '';
            if (file) void act.readFile(file);
          }}
        />
      </DialogSurface>
    </Dialog>
  );
}

/** Frame over the camera image that shows where to hold the code. */
function ScanFrame() {
  return (
    <svg
      viewBox="0 0 264 264"
      className={useScannerStyles().frame}
      fill="none"
      stroke="currentColor"
      strokeWidth="4"
      strokeLinecap="round"
      aria-hidden
    >
      <path d="M4 44V20A16 16 0 0 1 20 4h24M220 4h24a16 16 0 0 1 16 16v24M260 220v24a16 16 0 0 1-16 16h-24M44 260H20a16 16 0 0 1-16-16v-24" />
    </svg>
  );
}

/** Shows the state of the scanner, or the current code and how often it was recognized. */
function ScanProgress({ state }: { readonly state: Exclude<ScanState, { kind: 'problem' }> }) {
  const styles = useScannerStyles();
  const messages = useMessages(scannerMessages);
  const currentCode = state.kind === 'looking' ? state.seen : undefined;
  return (
    <div className={styles.said}>
      <span className={styles.line} role="status">
        <bdi className={currentCode && styles.code}>
          {currentCode ? currentCode.value : messages[state.kind === 'looking' ? 'aim' : state.kind]}
        </bdi>
        {currentCode && <span className={styles.quiet}>{messages.holdStill}</span>}
      </span>
      {state.kind === 'looking' && currentCode && (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={messages.progress({ times: state.times, needed: REQUIRED_EQUAL_READS })}
          aria-valuemin={0}
          aria-valuemax={REQUIRED_EQUAL_READS}
          aria-valuenow={state.times}
        >
          <span className={styles.bar} style={{ width: `${(100 * state.times) / REQUIRED_EQUAL_READS}%` }} />
        </div>
      )}
    </div>
  );
}

const PHONE_QUERY = '@media (max-width: 640px)';
const LIGHT_COLOR = tokens.colorNeutralForegroundStaticInverted;

/** Styles of the scanner dialog, which is dark in every theme, as is usual around a camera image. */
const useScannerStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    width: 'min(480px, 100vw)',
    maxWidth: '100vw',
    height: 'min(720px, 100dvh)',
    maxHeight: '100dvh',
    padding: 0,
    overflow: 'hidden',
    color: LIGHT_COLOR,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
    [PHONE_QUERY]: { width: '100vw', height: '100dvh', borderRadius: 0, border: 'none' },
  },
  head: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    padding: tokens.spacingHorizontalS,
    minHeight: '44px',
  },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: 'anywhere', color: LIGHT_COLOR },
  button: {
    minWidth: '44px',
    minHeight: '44px',
    color: LIGHT_COLOR,
    ':hover': { color: LIGHT_COLOR, backgroundColor: tokens.colorNeutralForeground1Static },
    ':hover:active': { color: LIGHT_COLOR },
  },
  camera: {
    position: 'relative',
    flexGrow: 1,
    minHeight: 0,
    display: 'grid',
    placeItems: 'center',
    backgroundColor: tokens.colorNeutralForeground1Static,
  },
  video: { position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' },
  frame: {
    position: 'relative',
    width: 'min(264px, 70%)',
    height: 'auto',
    filter: `drop-shadow(0 0 2px ${tokens.colorNeutralShadowKey})`,
  },
  said: {
    position: 'absolute',
    insetInline: tokens.spacingHorizontalXXL,
    bottom: tokens.spacingVerticalXXL,
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalS,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackgroundStatic,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorTransparentStroke}`,
  },
  line: { display: 'flex', alignItems: 'baseline', gap: tokens.spacingHorizontalM },
  code: { flexGrow: 1, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere', minWidth: 0 },
  quiet: { ...typographyStyles.caption1, flexShrink: 0 },
  track: {
    height: '4px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralStroke1,
    overflow: 'hidden',
    '@media (forced-colors: active)': { border: '1px solid CanvasText' },
  },
  bar: {
    display: 'block',
    height: '100%',
    backgroundColor: tokens.colorCompoundBrandStroke,
    '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
  },
  problem: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalM,
    padding: tokens.spacingHorizontalXXL,
    textAlign: 'center',
  },
  tools: { display: 'flex', gap: tokens.spacingHorizontalS, padding: tokens.spacingHorizontalS },
  tool: {
    ...typographyStyles.caption1,
    flex: '1 1 0',
    minWidth: 0,
    minHeight: '56px',
    flexDirection: 'column',
    gap: tokens.spacingVerticalXXS,
    paddingInline: tokens.spacingHorizontalXS,
    overflowWrap: 'anywhere',
  },
  on: { backgroundColor: tokens.colorBrandBackgroundPressed },
});
